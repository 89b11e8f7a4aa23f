# The page about what a server keeps of people.

privacy-title = Privacy
privacy-about = What this server keeps about you, for how long, and who can see it.
privacy-device = There is no server here. Your name, your settings and your games are kept in this browser and nowhere else. In the settings you can save your finished games, and delete everything.
privacy-keeps = What is kept
privacy-keeps-guest = A name, a colour, the day you were last here, and a cookie that shows it is you. There is no account, no password and no tracking.
privacy-keeps-games = Of every game: who sat where, every move, the chat and the result. Your rating and your results follow from that.
privacy-keeps-nudges = If you ask to be told when it is your turn: the address for that, until you remove it or delete yourself. The messages pass through the service you chose.
privacy-keeps-not = Your internet address is used while you are here, so that nobody can flood the server. It is not stored.
privacy-long = For how long
privacy-long-matches = { $days ->
    [0] Games that are over are kept until somebody deletes them.
    [one] Games that are over are deleted after one day, with everything that happened in them.
   *[other] Games that are over are deleted after { $days } days, with everything that happened in them.
}
privacy-long-tables = { $days ->
    [0] Tables where no game has started stay open until somebody closes them. A day after that they are deleted.
    [one] Tables where no game has started are closed after one day, and deleted a day later.
   *[other] Tables where no game has started are closed after { $days } days, and deleted a day later.
}
privacy-long-guests = { $days ->
    [0] Your name is kept until you delete it.
    [one] Your name is deleted when you have not been here for one day and no game names you any more.
   *[other] Your name is deleted when you have not been here for { $days } days and no game names you any more.
}
privacy-seen = Who can see it
privacy-seen-table = Whoever plays or watches at your table sees your name, your moves and what you say, but not your hidden cards. The ratings name you once you have finished a rated game at an open table.
privacy-seen-link = Whoever has the link to a finished game can watch it again, with all cards open.
privacy-seen-host = Whoever runs this server can see everything that is kept, even the hidden cards of a running game.
privacy-gone = How to delete it
privacy-gone-out = Signing out in the settings only shuts your devices out. Your name and your games stay, and your recovery code brings you back.
privacy-gone-me = If you delete yourself, your name, your devices, your rating and your chat messages are deleted within moments. You leave your tables, where a bot plays on. Your moves and scores stay, because they belong to the other players too, under the name “N. N.”
privacy-gone-copies = Whoever runs this server may have older backups. Ask them to delete those too.
privacy-delete = Delete me
privacy-ask = Delete yourself for good?
privacy-ask-what = Nobody can bring you back, not even with your recovery code.
privacy-delete-yes = Delete me for good
privacy-delete-no = Keep me
