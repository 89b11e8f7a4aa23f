# A page without a server: the engine runs in the browser, and the browser keeps the games.

device-aside = This browser
device-loading = Rules and bots are loading; you can look around meanwhile.
device-failed-old = This browser cannot run the games.
device-failed-old-todo = Update it, or open this page in another browser. Rules can be read here all the same.
device-failed-files = Rules and bots could not be loaded.
device-failed-files-todo = Check your connection and try again. If you have been here before, your games are still here.
device-failed-broken = Rules and bots did not start.
device-failed-broken-todo = Close other pages if memory is short, then try again. Your games are still here.
device-elsewhere = Ränke is open in another tab.
device-elsewhere-todo = Play there, or here: only one tab plays at a time, so that none undoes another’s moves.
device-here = Play here
device-unkept = This browser does not keep your games.
device-unkept-todo = You can play, but they are gone when you close the page: a private window, or no free space. To keep one, save its record.
device-understood = Got it
device-new = There is a new version. Reload whenever you like; your games stay.
device-new-take = Reload now
device-new-later = Later
device-unreachable = Rules and bots do not answer.
device-todo-server = Wait until they are loaded, or reload the page.
device-replay = Your browser checks the record and replays it for you. It never leaves this device.
device-kept = Your games in this browser
device-kept-about = Everything you play stays in this browser and goes nowhere else. Save your finished games as a file now and then: clearing the browser’s data deletes them.
device-export = Save all records
device-import = Import records
device-added =
    { $count ->
        [0] There was nothing new in it.
        [one] One game was imported.
       *[other] { $count } games were imported.
    }
device-forget = Delete everything here
device-forget-ask = All games, your name and your settings in this browser will be deleted. Nobody can bring them back.
device-forget-not = Keep everything
