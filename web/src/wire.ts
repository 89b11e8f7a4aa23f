// Written by tools/wire.py from the types in src/raenke/server: `make protocol`. What is changed here is lost.

/** An event of a game. The `wire.ts` in the game's folder says which there are and what they carry. */
export interface GameEvent {
  type: string;
}

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'white' | 'black' | 'violet' | 'orange';

/** A guest sat down. */
export interface Seated {
  type: 'table_seated';
  seat: number;
  name: string;
  colour: Colour;
}

/** A bot was given a seat. */
export interface BotSeated {
  type: 'table_bot_seated';
  seat: number;
  bot: string;
  /** its name; null in matches from before bots had names */
  name: string | null;
}

/** A seat is kept for somebody who is asked to play again, until they sit down there or the host frees it. */
export interface Invited {
  type: 'table_invited';
  seat: number;
  name: string;
  colour: Colour;
}

/** A seat is no longer kept for somebody who did not come. */
export interface Freed {
  type: 'table_freed';
  seat: number;
  name: string;
}

/** A guest has another name, here and at every other table. */
export interface Renamed {
  type: 'table_renamed';
  seat: number;
  before: string;
  name: string;
}

/** A seat is open again; in a match a bot plays there until who left it sits down again. */
export interface Left {
  type: 'table_left';
  seat: number;
  name: string;
}

/** A seat takes part in the dealing: it shows what its salt hashes to, and opens the salt when all have shown. */
export interface SaltShown {
  type: 'table_salt_shown';
  seat: number;
  /** in which deal of the table, from 1 */
  deal: number;
  shown: string;
}

/** The host has begun: nobody shows any more, and these seats open their salts. */
export interface DealBegan {
  type: 'table_deal_began';
  deal: number;
  seats: number[];
}

/** A seat has opened its salt. */
export interface SaltOpened {
  type: 'table_salt_opened';
  seat: number;
  deal: number;
  salt: string;
}

/** These seats did not open their salts, so the deal is void. The next one is dealt without salts of theirs. */
export interface DealVoided {
  type: 'table_deal_voided';
  deal: number;
  seats: number[];
  names: string[];
  why: 'time' | 'left';
}

/** The match began. The game's own events follow under the same number, the moves it goes on from under the next. */
export interface Began {
  type: 'table_began';
  /** how many moves of another match it goes on from */
  moves: number;
  /** from a moment: with other hidden cards or the old ones; null in old matches */
  cards: 'anew' | 'old' | null;
}

/** Somebody said something. */
export interface Said {
  type: 'table_said';
  seat: number;
  name: string;
  text: string;
}

/** A player wants to go back to the own last choice. */
export interface UndoAsked {
  type: 'table_undo_asked';
  seat: number;
  /** so many moves would remain */
  moves: number;
}

/** A player consents. */
export interface UndoAgreed {
  type: 'table_undo_agreed';
  seat: number;
}

/** A player does not consent, or who asked thinks again: the wish is void. */
export interface UndoRefused {
  type: 'table_undo_refused';
  seat: number;
  why: 'disagrees' | 'withdrawn';
}

/** All have consented: the match goes on from where it was. */
export interface Undone {
  type: 'table_undone';
  seat: number;
  /** so many moves remain */
  moves: number;
  /** what happened in the match after this number is void; null in old matches */
  since: number | null;
}

/** A player votes for a bot to play in another's place. */
export interface Voted {
  type: 'table_voted';
  seat: number;
  target: number;
}

/** A bot plays until the player is back; if it is the player's turn it makes this move in any case. */
export interface Absent {
  type: 'table_absent';
  seat: number;
  why: 'clock' | 'vote';
}

/** The player is back. */
export interface Returned {
  type: 'table_returned';
  seat: number;
}

/** A player wants the clock to stand still until somebody ends the pause. It runs on until all have agreed. */
export interface PauseAsked {
  type: 'table_pause_asked';
  seat: number;
}

/** A player agrees to the pause. */
export interface PauseAgreed {
  type: 'table_pause_agreed';
  seat: number;
}

/** A player does not agree, or who asked thinks again: there is no pause. */
export interface PauseRefused {
  type: 'table_pause_refused';
  seat: number;
  why: 'disagrees' | 'withdrawn';
}

/** All have agreed: the clock stands still. Moves may be made as ever. */
export interface Paused {
  type: 'table_paused';
  /** who asked for it */
  seat: number;
}

/** A player has ended the pause: the clock goes on where it stood. */
export interface PauseEnded {
  type: 'table_pause_ended';
  seat: number;
}

/** A clock of days runs out soon. */
export interface Warned {
  type: 'table_warned';
  seat: number;
  /** less than so many are left for this move */
  hours: number;
}

/** The match is over, its result kept. */
export interface Finished {
  type: 'table_finished';
  scores: number[];
  winners: number[];
  /** the last hash of the record's chain; null in old matches */
  last_hash: string | null;
}

/** These people play again at another table. Only who has sat here is told. */
export interface Rematched {
  type: 'table_rematched';
  seat: number;
  table: string;
}

/**
 * The table was given up: by its host, by who runs the server, because nothing happened for days or nobody sat there,
 * all had left, or the match had as many moves as one may have.
 */
export interface Closed {
  type: 'table_closed';
  why: 'host' | 'server' | 'time' | 'empty' | 'abandoned' | 'long';
}

/** Something everybody at the table sees; it is told in the stream of events. */
export type TableEvent =
  | Seated
  | BotSeated
  | Invited
  | Freed
  | Renamed
  | Left
  | SaltShown
  | DealBegan
  | SaltOpened
  | DealVoided
  | Began
  | Said
  | UndoAsked
  | UndoAgreed
  | UndoRefused
  | Undone
  | Voted
  | Absent
  | Returned
  | PauseAsked
  | PauseAgreed
  | PauseRefused
  | Paused
  | PauseEnded
  | Warned
  | Finished
  | Rematched
  | Closed;

/** Make a move. It is refused if anything happened to the match since `version`. */
export interface Play {
  type: 'play';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  /** one of the options */
  move: string;
  /** the version the move was chosen at */
  version: number;
}

/** Sit down at an open seat, at the first one without `seat`. Several seats on one device are a hot seat. */
export interface Sit {
  type: 'sit';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  /** another name at this seat, for a hot seat */
  name?: string | null;
  /** consent to the old cards of a match from a moment (`TableState.cards`): others may know them */
  takes_old_cards?: boolean;
}

/** Let a bot sit at an open seat; for the host, before the match begins. */
export interface SeatBot {
  type: 'seat_bot';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  /** a bot of `GET /api/games`, or `easy`, `medium`, `hard` */
  bot: string;
}

/** Let bots sit at all open seats; for the host, before the match begins. */
export interface SeatBots {
  type: 'seat_bots';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  bot: string;
}

/**
 * Leave the seat. During a match a bot plays on, and the seat is kept for who left: only that guest may sit down there
 * again. The host also sends others away from a table that waits.
 */
export interface Stand {
  type: 'stand';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/** Begin the match; for the host, when all seats are taken. */
export interface Begin {
  type: 'begin';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/**
 * Take part in the dealing: show what the seat's salt hashes to (`docs/record.md`, Provable shuffles). It may show
 * another until the host begins.
 */
export interface ShowSalt {
  type: 'show_salt';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  /** the number of the deal, from `TableState.deal` */
  deal: number;
  /** 64 hex digits */
  shown: string;
}

/** Open the salt that was shown, once `TableState.deal` is `opening`. */
export interface OpenSalt {
  type: 'open_salt';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  deal: number;
  /** 64 hex digits */
  salt: string;
}

/** Give up a table that waits; for the host. */
export interface Close {
  type: 'close';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/** Say something to the table. */
export interface Say {
  type: 'say';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  text: string;
}

/** Hear, or hear again, nothing of what the player at another seat says; only for the one who asks. */
export interface Mute {
  type: 'mute';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  /** a seat, counted from 0 */
  target: number;
  is_muted?: boolean;
}

/**
 * Go back to the own last choice, over all moves since. The other people must consent, and nothing hidden must have
 * been shown to the seat since then. Bots wait a minute for the answers; a move makes the wish void.
 */
export interface AskUndo {
  type: 'ask_undo';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/** Consent to taking moves back, or not; who asked takes the wish back so. */
export interface AnswerUndo {
  type: 'answer_undo';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  agrees: boolean;
}

/** Vote for a bot to play in the place of a player who is away or keeps everybody waiting. */
export interface Vote {
  type: 'vote';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  /** a seat, counted from 0 */
  target: number;
}

/** Be back: the own seat plays itself again. Connecting or making a move says the same. */
export interface Return {
  type: 'return';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/**
 * Ask for a pause of the clock. It stands still once all people who play here themselves have agreed; bots are not
 * asked. Whose wish was refused or withdrawn may ask again after their next move.
 */
export interface AskPause {
  type: 'ask_pause';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/** Agree to a pause, or not; who asked withdraws the wish so. */
export interface AnswerPause {
  type: 'answer_pause';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  agrees: boolean;
}

/** End the pause; any player may. */
export interface EndPause {
  type: 'end_pause';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/**
 * Hot seat: raise the curtain before one of the own seats, and be sent what that seat may know. Once another seat
 * decides, it falls by itself: updates are for everybody again (`seat` null) and go on where those stopped.
 */
export interface Look {
  type: 'look';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  /** the last number this seat has seen */
  since?: number | null;
}

/** Ask why a move is not offered. */
export interface WhyNot {
  type: 'why_not';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
  move: string;
}

/** Ask what a bot would do in this place; the host may have forbidden it. */
export interface Hint {
  type: 'hint';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/**
 * Make a link, good for one use and a day, that moves the seat to another device. One made before is void, and it ends
 * with the seat: when its holder leaves or somebody else sits down.
 */
export interface LinkSeat {
  type: 'link_seat';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/** Void the link of the own seat, if there is one. */
export interface VoidLink {
  type: 'void_link';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/** Open a table for the same people, bots and options, when the match is over. */
export interface Rematch {
  type: 'rematch';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping';
  /** any text; the answer carries it again */
  id?: string | null;
  /** which of the own seats, counted from 0; needed by who has several */
  seat?: number | null;
}

/** One thing asked for. */
export type Command =
  | Play
  | Sit
  | SeatBot
  | SeatBots
  | Stand
  | Begin
  | ShowSalt
  | OpenSalt
  | Close
  | Say
  | Mute
  | AskUndo
  | AnswerUndo
  | Vote
  | Return
  | AskPause
  | AnswerPause
  | EndPause
  | Look
  | WhyNot
  | Hint
  | LinkSeat
  | VoidLink
  | Rematch
  | Ping;

/** Something that happened, as its reader may know it. */
export interface Told {
  /** the number at which it happened; several may share one */
  number: number;
  /** milliseconds since 1970 */
  at: number;
  /** an event of the game (`docs/record.md`), or one of the table, whose type begins `table_` */
  event: TableEvent | GameEvent;
  /** the event in a sentence */
  text: string;
  /** how it came about: the steps of an award or a count */
  lines: string[];
  /** the seat in whose turn it happened */
  turn: number | null;
  /** it strikes the reader's seat */
  is_against_you: boolean;
  /** a draw or a shuffle, of which people are told when they ask */
  is_routine: boolean;
}

/** A move that may be made now. */
export interface Option {
  /** the move's text, to be sent back as it is */
  move: string;
  /** the move in words */
  text: string;
  /** what it costs or brings, where that is not always the same */
  amount: number | null;
}

/** Why something was not done; nothing has changed. */
export interface Refusal {
  /** an id for programs, also of the text in the Fluent files */
  reason: string;
  /** the reason in words, in the language that was asked for */
  text: string;
  /** the paragraph of the rules, like `K2.3` */
  paragraph: string | null;
  /** what fills the text's variables */
  arguments: Record<string, unknown>;
}

/** A move that people look for now and do not find among the options. */
export interface Wish {
  move: string;
  /** the move in words */
  text: string;
  /** why it cannot be made */
  refusal: Refusal;
}

/** A seat and who sits there. */
export interface SeatState {
  /** `open`: somebody may sit down; in a match only who left, and a bot plays there until then */
  kind: 'open' | 'guest' | 'bot';
  /** the public id of the only guest who may sit down here; `name` is theirs */
  kept_for: string | null;
  name: string | null;
  colour: Colour;
  /** which bot plays here now, also in a player's place */
  bot: string | null;
  /** the public id of the guest */
  guest: string | null;
  is_host: boolean;
  is_connected: boolean;
  /** a bot plays until the player is back */
  is_absent: boolean;
  /** milliseconds left of the reserve */
  reserve: number | null;
  /** the seats that want a bot to play here */
  votes: number[];
  /** from when on the others may vote for a bot here, unless the player moves or comes back */
  vote_at: number | null;
}

/** How long a player may think: for each move, and beyond that from a reserve for the whole match. */
export interface Clock {
  /** seconds for each move */
  move?: number;
  /** seconds for all that goes beyond it */
  reserve?: number;
  /** a time zone by its IANA name, like `Europe/Berlin`: its Saturdays and Sundays do not count; null: they do */
  weekends_off?: string | null;
}

/** Somebody wants to take moves back. */
export interface UndoState {
  seat: number;
  /** how many moves of the match would remain */
  moves: number;
  /** the seats that have agreed */
  agreed: number[];
}

/** A pause that somebody asked for. Once all people have agreed, no clock runs and nobody can be voted out. */
export interface PauseState {
  /** who asked for it */
  seat: number;
  /** the seats that have agreed */
  agreed: number[];
  /** from when on the clock stands still; null: not all have agreed yet */
  since: number | null;
}

/** How the match is dealt so that nobody chooses the cards (`docs/record.md`, Provable shuffles). */
export interface DealState {
  /** what the server shows of its secret; the same for all deals */
  commitment: string;
  /** which deal of the table it is, from 1; those before it were void */
  number: number;
  /** `showing`: seats show what their salts hash to; `opening`: they open them */
  stage: 'showing' | 'opening' | 'dealt';
  /** the host has begun, and salts are still to come */
  is_begun: boolean;
  /** the seats whose salts the deal follows from; empty while `showing` */
  own: number[];
  /** seats whose guests did not open a salt: it is dealt without theirs */
  withheld: number[];
  /** by seat, what was shown; empty once it is dealt */
  shown: (string | null)[];
  /** by seat, what was opened; empty once it is dealt */
  salts: (string | null)[];
}

/** What everybody may know of a table. */
export interface TableState {
  id: string;
  game: string;
  stage: 'waiting' | 'playing' | 'finished' | 'closed';
  seats: SeatState[];
  /** the options of the game, all of them */
  options: Record<string, unknown>;
  /** the edition whose options these are, if they are one's */
  edition: string | null;
  /** the preset whose options these are, if they are one's */
  preset: string | null;
  /** listed in the lobby; else only who has the link finds it */
  is_open: boolean;
  has_hints: boolean;
  has_chat: boolean;
  clock: Clock | null;
  /** milliseconds since 1970 */
  opened_at: number;
  /** the number of the last thing that happened */
  version: number;
  /** how many moves stand */
  moves: number;
  /** the seat that decides now */
  to_move: number | null;
  /** when that seat's clock has run out; null while it stands still */
  deadline: number | null;
  spectators: number;
  undo: UndoState | null;
  pause: PauseState | null;
  scores: number[] | null;
  winners: number[] | null;
  /** where these people play again; told to them alone */
  rematch: string | null;
  /** the match from a moment of which this one goes on */
  origin: string | null;
  /** how many of its moves had been made then */
  origin_moves: number | null;
  /**
   * from a moment: `anew`, all that not everybody knew then was dealt anew; `old`, the cards are the old ones, which
   * whoever has the record of that match knows, and who sits down must say so
   */
  cards: 'anew' | 'old' | null;
  /** null where nothing is proven: old matches, those from a moment */
  deal: DealState | null;
  /** of the record's chain, when the match is over */
  last_hash: string | null;
}

/** What happened since a number, and how things stand now, as one seat may know it. */
export interface Update {
  type: 'update';
  /** the number of the last thing that happened */
  version: number;
  /** `events` goes on after this number; null: the view says all */
  since: number | null;
  /**
   * `events` ends with this number. If it is smaller than `version`, there is more: over a WebSocket the next page
   * comes by itself, else give it as `since`; null where `since` is
   */
  until: number | null;
  /** the seat it is for; null for a spectator */
  seat: number | null;
  /** all seats of this guest, the own one first; more than one is a hot seat */
  seats: number[];
  /** another of the own seats decides now: hand the device over, then send `look` */
  curtain: number | null;
  events: Told[];
  /** what the seat knows, in its game's shape; null before the match begins */
  view: unknown;
  /** what the seat may do now */
  options: Option[];
  /** what the seat may look for in vain, for who asks for it by `refused=true`; else empty */
  refused: Wish[];
  /** the seat has made a choice that it may ask to take back */
  can_undo: boolean;
  /** the seats this guest left in the match and may take again by `sit` */
  left: number[];
  /** the seats of whose talk this guest wants to hear nothing */
  muted: number[];
  table: TableState;
}

/** The command was carried out, and is on disk. */
export interface Done {
  type: 'done';
  version: number;
  /** the id of the command that is answered */
  id: string | null;
}

/** The command was not carried out; nothing has changed. */
export interface RefusedAnswer {
  type: 'refused';
  refusal: Refusal;
  version: number | null;
  /** the id of the command that is answered */
  id: string | null;
}

/** The answer to `why_not`: the refusal the move would get, or null if it is offered. */
export interface Why {
  type: 'why';
  move: string;
  refusal: Refusal | null;
  /** the id of the command that is answered */
  id: string | null;
}

/** An option, what may come of it, and why. */
export interface Tip {
  move: string;
  /** all of it in words */
  text: string;
  /** the share of a win it may bring, 0 to 1; null where nothing else is offered */
  share: number | null;
  /** the id of the text that says why */
  reason: string;
}

/** The answer to `hint`: what the strongest bot would do, knowing what the seat knows and nothing else. */
export interface Advice {
  type: 'advice';
  /** of the best option */
  move: string;
  text: string;
  /** up to three, the best first */
  options: Tip[];
  version: number;
  /** the id of the command that is answered */
  id: string | null;
}

/** The answer to `link_seat`. The key stands behind the `#` of the link, so that no server writes it down. */
export interface SeatLink {
  type: 'seat_link';
  seat: number;
  /** the path of the link on this server */
  path: string;
  /** the same for programs: `POST /api/seats` */
  key: string;
  /** the id of the command that is answered */
  id: string | null;
}

/** The answer to `rematch`: the table where it goes on. */
export interface Follow {
  type: 'follow';
  table: string;
  /** the id of the command that is answered */
  id: string | null;
}

/** The server is there. */
export interface Pong {
  type: 'pong';
  at: number;
  /** the id of the command that is answered */
  id: string | null;
}

/** One message. */
export type Message =
  | Update
  | Done
  | RefusedAnswer
  | Why
  | Advice
  | SeatLink
  | Follow
  | Pong;

/** What a command is answered. */
export type Answer =
  | Done
  | RefusedAnswer
  | Why
  | Advice
  | SeatLink
  | Follow
  | Pong;

/** A person without an account. */
export interface Guest {
  id: string;
  name: string;
  colour: Colour;
}

/** A guest with what proves it. The secret is in the cookie too; the server keeps only hashes. */
export interface Ticket {
  guest: Guest;
  /** for programs: `Authorization: Bearer <secret>` */
  secret: string;
  /** write it down: it makes another device yours */
  recovery: string | null;
}

/** After how many days things are deleted; 0: never. */
export interface Privacy {
  /** tables that never began are closed, and deleted a day later */
  waiting_days: number;
  /** matches that are over */
  matches_days: number;
  /** guests who were not seen and whom no match names */
  guests_days: number;
}

/** Who somebody wants to be; the server chooses what is left out. */
export interface NewGuest {
  /** a name people read */
  name?: string | null;
  colour?: Colour | null;
}

/** Be the same guest on another device. */
export interface Recovery {
  /** the recovery code */
  code: string;
}

/** Take over a seat by its link. */
export interface SeatKey {
  /** what stands behind the `#` of the link */
  key: string;
  /** as in `sit` */
  takes_old_cards?: boolean;
}

/** A moment of a finished match. */
export interface Moment {
  /** the id of a table and of its match */
  match: string;
  /** how many of its moves are kept */
  moves: number;
  /**
   * `anew`: all that not everybody knew then is dealt anew; `old`: with the old cards and luck, to which all who sit
   * down must consent
   */
  cards?: 'anew' | 'old';
}

/** A table as its host wants it. The host sits at `seat`. */
export interface NewTable {
  game: string;
  seats: number;
  /** options of the game; one left out has its default, or what the `edition` among them says */
  options?: Record<string, unknown>;
  /**
   * which bot sits where, like `{"1": "easy"}`: seats counted from 0, as text; `novice`, `hasty`, `greedy`, `shrewd` or
   * `search`, from weak to strong; `easy`, `medium` and `hard` are the first, the third and the last
   */
  bots?: Record<string, string>;
  /** a seat, counted from 0 */
  seat?: number;
  /** a name people read */
  name?: string | null;
  clock?: Clock | null;
  /** list it in the lobby */
  is_open?: boolean;
  has_hints?: boolean;
  has_chat?: boolean;
  /** go on from there, with its seats and options */
  origin?: Moment | null;
}

/** A value of an option. */
export interface Choice {
  value: unknown;
  text: string;
}

/** A card an option may name. */
export interface Card {
  id: string;
  name: string;
  /** what it does, in one line */
  rule: string;
  /** the rank of a character, else empty */
  group: string;
}

/** An option, explained. */
export interface OptionSheet {
  name: string;
  title: string;
  /** what is chosen, with the paragraph */
  about: string;
  /** of the rules, like K5.2 */
  paragraph: string;
  default: unknown;
  /** the values that have a name, or the numbers there are */
  values: Choice[];
  /** or a list of some of these */
  cards: Card[];
}

/** An option that is not left at its default, in words. */
export interface Difference {
  option: string;
  title: string;
  value: string;
  default: string;
  paragraph: string;
}

/** Readings of the rules that belong together, explained. */
export interface EditionSheet {
  name: string;
  title: string;
  about: string;
  /** all options of a table that plays it */
  options: Record<string, unknown>;
  differences: Difference[];
}

/** A way to play that people can choose at once, explained. */
export interface PresetSheet {
  name: string;
  title: string;
  about: string;
  /** all options of a table that plays it */
  options: Record<string, unknown>;
}

/** A bot, explained. */
export interface BotSheet {
  name: string;
  title: string;
  about: string;
}

/** A game, its options, its editions and presets, its cast and its bots, explained. */
export interface GameSheet {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  options: OptionSheet[];
  /** the default first */
  editions: EditionSheet[];
  /** for beginners first */
  presets: PresetSheet[];
  /** options that a number of seats needs in place of the defaults; the number as text */
  needed: Record<string, Record<string, unknown>>;
  bots: BotSheet[];
  /** how many lessons it has */
  lessons: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  stage: string;
  seats: SeatState[];
  version: number;
  moves: number;
  to_move: number | null;
  changed_at: number;
  /** as in `TableState` */
  edition: string | null;
  /** as in `TableState` */
  preset: string | null;
  /** the seats of the guest who asks */
  own: number[];
  is_own_turn: boolean;
  /** as in `TableState` */
  cards: 'anew' | 'old' | null;
  clock: Clock | null;
  /** as in `TableState` */
  deadline: number | null;
  /** its clock stands still */
  is_paused: boolean;
}

/** The open tables, those that wait for people first. */
export interface Lobby {
  tables: TableLine[];
}

/** How one seat came out. */
export interface PlayerResult {
  seat: number;
  name: string;
  bot: string | null;
  guest: string | null;
  score: number;
  is_winner: boolean;
  /** after the match; null if it was not rated */
  rating: number | null;
  change: number | null;
}

/** A finished match. */
export interface MatchResult {
  id: string;
  game: string;
  finished_at: number;
  moves: number;
  is_rated: boolean;
  players: PlayerResult[];
  /** the path of its replay, to be shared */
  replay: string;
  /** the path of its record */
  record: string;
  /** the last hash of its record's chain: note it, and no forger can change a move */
  last_hash: string | null;
}

/** Finished matches, the last one first. */
export interface Matches {
  matches: MatchResult[];
}

/** One move of a match that is over, with all that happened; the first step is the dealing and has no move. */
export interface ReplayStep {
  number: number;
  seat: number | null;
  move: string | null;
  text: string | null;
  /** with `eyes` as those knew them, else with full information */
  events: Told[];
  /** with `eyes`: the table after it as those knew it, as browsers get it */
  view: unknown;
  /** with `eyes=open`: what the view has no place for, like hands */
  hidden: unknown;
}

/** A round of a match that is over, and the step after which it is there. */
export interface ReplayRound {
  round: number;
  step: number;
}

/** A step that mattered, and why. */
export interface ReplayMoment {
  step: number;
  /** an id for programs */
  reason: string;
  /** the reason in a sentence */
  text: string;
}

/** Where to find what in a match that is over: numbers of steps, ascending. */
export interface Timeline {
  rounds: ReplayRound[];
  /** the steps in which a player's turn begins */
  turns: number[];
  /** the steps with an award or a count */
  awards: number[];
  /** at most twelve, those that mattered most */
  moments: ReplayMoment[];
}

/** A match retold: a page of its steps with full information, and one moment as each seat knew it. */
export interface Replay {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  names: string[];
  /** by seat */
  colours: Colour[];
  /** by seat, the bot that sat there */
  bots: (string | null)[];
  moves: number;
  is_over: boolean;
  scores: number[] | null;
  winners: number[];
  /** after the `since` of the query, else from the first on */
  steps: ReplayStep[];
  /** the number of the last step told; if it is smaller than `moves`, ask again with it as `since` */
  until: number;
  /** the moment: so many moves were made */
  at: number;
  /** by seat, what each knew at that moment */
  views: unknown[];
  /** what a spectator knew at that moment */
  public: unknown;
  /** only without `since` */
  timeline: Timeline | null;
}

/** The move after which those who won a match led for good. */
export interface Turning {
  /** so many moves were made then; 0: they led from the start */
  moves: number;
  /** the number of its events at the table */
  number: number | null;
}

/** A place in a list of ratings: of a bot, of who played at open tables, and of the one who asks. */
export interface RatingLine {
  name: string;
  /** the public id, if it is the line of the one who asks */
  guest: string | null;
  bot: string | null;
  /** the strength one can be sure of: mu − 3 sigma */
  rating: number;
  mu: number;
  sigma: number;
  matches: number;
}

/** The ratings in one game, the best first. */
export interface Ratings {
  game: string;
  players: RatingLine[];
}

/** How often something came up in finished matches, how often with success, and what it brought. */
export interface Tally {
  key: string;
  text: string;
  times: number;
  wins: number;
  points: number;
}

/** How somebody fared against one opponent. */
export interface OpponentLine {
  /** the name a person had last; the own name of a bot */
  name: string;
  /** whether it is a bot, at whichever seats it sat */
  bot: boolean;
  played: number;
  won: number;
}

/** How somebody fared by one set of rules. */
export interface EditionLine {
  /** the edition's or preset's; null for own rules, empty if there is none */
  title: string | null;
  played: number;
  won: number;
}

/** A rating after a match. */
export interface RatingPoint {
  match: string;
  at: number;
  rating: number;
}

/**
 * A rating against bots alone, or in matches with other people, from its beginning: every opponent is taken at the
 * strength of today.
 */
export interface RatingCurve {
  against: 'bots' | 'people';
  points: RatingPoint[];
}

/** What was counted of one kind of thing; `card` is a card and its columns, or a character and its matches. */
export interface TallyList {
  what: string;
  tallies: Tally[];
}

/** What somebody has played of one game. */
export interface GameSummary {
  game: string;
  played: number;
  won: number;
  /** the most frequent first */
  opponents: OpponentLine[];
  /** the most frequent first */
  editions: EditionLine[];
  curves: RatingCurve[];
  /** of how many matches the tallies are; older ones were not counted */
  counted: number;
  tallies: TallyList[];
}

/** What somebody has played, for themselves alone. Matches with several of their own seats are not in it. */
export interface Summary {
  /** the one played most first */
  games: GameSummary[];
  /** of so many of the last matches at most */
  most: number;
}

/** What finished matches of a game tell: of each card or character, and points per round. */
export interface Statistics {
  game: string;
  matches: number;
  /** a card and its columns, or a character and its matches */
  cards: Tally[];
  /** points by round; `times` counts seats */
  rounds: Tally[];
}

/** A card that stood at a place of the shuffle more or less often than is to be expected. */
export interface AuditedPlace {
  card: string;
  /** from 1, the next to draw */
  place: number;
  times: number;
  expected: number;
  /** that a fair shuffle strays as far at any of all the places, 0 to 1 */
  odds: number;
}

/** The first shuffles of all finished matches of a game, without those that went on from another. */
export interface AuditedGame {
  game: string;
  matches: number;
  shuffles: number;
  /** that fair shuffles are as uneven by chance, all in all, 0 to 1 */
  odds: number;
  /** a fair server sees this once in a thousand audits */
  is_suspicious: boolean;
  /** what strays farthest, the strangest first; may be empty */
  striking: AuditedPlace[];
  /** how many shuffles `times` counts: those of the most frequent cards */
  counted: number;
  /** by card, how often it stood at each place */
  times: Record<string, number[]>;
}

/** An answer to the question whether the shuffles are fair. */
export interface AuditReport {
  games: AuditedGame[];
}

/** A lesson in a list. */
export interface LessonLine {
  id: string;
  title: string;
}

/** What a guided game explains when an event first happens: one of this type, with this in its fields. */
export interface CalloutLine {
  /** events with the same id are explained together, once */
  id: string;
  /** the type of the event */
  event: string;
  fields: Record<string, unknown>;
  text: string;
  paragraph: string;
}

/** The lessons of a game in their order, and what a guided game explains; empty for a game that brings none. */
export interface Lessons {
  game: string;
  lessons: LessonLine[];
  callouts: CalloutLine[];
}

/** A lesson as far as the learner has played it. The server keeps nothing of it. */
export interface LessonMoves {
  /** the learner's own moves; those after a verdict are left out */
  moves?: string[];
  /** the version that is known: `events` goes on after it */
  since?: number;
}

/** A lesson after some moves: the table as the learner sees it, and the verdict. */
export interface LessonState {
  game: string;
  /** its place, counted from 1 */
  number: number;
  /** how many lessons the game has */
  count: number;
  id: string;
  title: string;
  /** a few sentences */
  about: string;
  /** what the learner shall do */
  goal: string;
  /** where the rules say it */
  paragraph: string;
  /** the learner's moves that count */
  moves: string[];
  /** `wrong`: the goal can no longer be reached; take the last move back */
  verdict: 'open' | 'done' | 'wrong';
  /** what was learnt, or why the last move does not help; else empty */
  text: string;
  /** the paragraph behind `text` */
  why: string | null;
  /** as a table sends it */
  update: Update;
}

/** A column to judge, and who wins it. */
export interface ColumnPuzzle {
  seed: string;
  /** from 1, plain sums, to 5 */
  level: number;
  /** the owners by seat */
  names: string[];
  /** the award, as at the end of a round: goal, cards, steps, winner */
  told: Told;
}

/** A move that somebody may think of; without a refusal it is offered. */
export interface Attempted {
  move: string;
  text: string;
  refusal: Refusal | null;
}

/** A turn, and which of some moves may be made in it. */
export interface TurnPuzzle {
  seed: string;
  level: number;
  /** the table as the player sees it, without the options */
  update: Update;
  moves: Attempted[];
}

/** Who wins a column, and why. */
export interface ColumnAward {
  winner: string | number | null;
  sums: Record<string, number>;
  removed: number[];
  steps: Record<string, unknown>[];
  /** the steps in words */
  lines: string[];
  /** the same as the event of an award tells it: the owners are seats, in order of appearance */
  award: Record<string, unknown>;
}

/** An ally that could be laid now, and who would win the column then. */
export interface ColumnTry {
  card: string;
  winner: string | number | null;
  /** whether its owner would */
  wins: boolean;
  sums: Record<string, number>;
}

/** What each ally that is left would bring in a column. */
export interface ColumnTries {
  tries: ColumnTry[];
  /** the options that can matter here */
  asked: string[];
}

/**
 * A district that could stand in a city too. From the hand it is built: it leaves the hand, and its price the purse.
 * Any other is counted as if it were given.
 */
export interface CityTry {
  district: string;
  /** points more */
  gain: number;
  /** of the whole city then */
  points: number;
  price: number;
  in_hand: boolean;
  /** why it cannot be built: the city is full, all copies stand there, the name does, or it is too dear */
  bar: '' | 'full' | 'copies' | 'twice' | 'price';
}

/** What a city is worth, and why. */
export interface CityCount {
  points: number;
  /** as in the event that ends the game */
  parts: Record<string, unknown>;
  steps: Record<string, unknown>[];
  /** the steps in words */
  lines: string[];
  /** so many districts make it complete */
  needed: number;
  is_complete: boolean;
  is_first: boolean;
  /** every district: those in hand first, then the best */
  tries: CityTry[];
  /** the options that can matter here */
  asked: string[];
}

/** Who asks, if anybody. */
export interface Identity {
  guest: Guest | null;
}

/** Who answers: a server has no such answer. */
export interface Device {
  /** there is no server, so nothing that needs a second device */
  is_alone: boolean;
}

/** What a device did with records. */
export interface Added {
  /** so many matches are new here */
  added: number;
}

/** Where other devices find the server. */
export interface Addresses {
  /** like `http://…:8390`, the best one first */
  addresses: string[];
}

/** A new recovery code; the one before no longer works. */
export interface RecoveryCode {
  recovery: string;
}

/** The seat that was taken over. */
export interface SeatTaken {
  table: string;
  seat: number;
}

/** With these a nudge is encrypted for one browser. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** Where a browser can be reached, as it says so itself (`PushSubscription.toJSON`). */
export interface Subscription {
  endpoint: string;
  keys: SubscriptionKeys;
}

export type Kind = 'push' | 'ntfy' | 'discord' | 'telegram' | 'mail' | 'webhook';

/** A place where a guest wants to be told. */
export interface NewChannel {
  kind: Kind;
  /**
   * `push`: the subscription as JSON text; `ntfy`: a topic of ntfy.sh or the address of one; `discord`, `webhook`: the
   * address of the webhook; `telegram`: the number of the chat; `mail`: the address
   */
  address: string;
}

/** The code that was sent to a new channel. */
export interface Code {
  code: string;
}

/** A place where a guest is told. */
export interface Channel {
  id: string;
  kind: Kind;
  /** enough of the address to know it by */
  shown: string;
  /** its owner has entered the code that was sent there */
  is_confirmed: boolean;
  /** milliseconds since 1970 */
  failed_at: number | null;
  /** why the last nudge did not get there */
  failure: Refusal | null;
}

/** Where a guest is told, and what this server offers. */
export interface Channels {
  /** the kinds of channels this server offers */
  kinds: Kind[];
  /** the server's key for `PushManager.subscribe` */
  push_key: string | null;
  channels: Channel[];
}

/** Whether a guest is told of one table. */
export interface TableNudges {
  is_on: boolean;
}

/** The pages besides the start page and tables, with what may follow in their addresses. */
export const PAGES: Record<string, string[]> = {
  rules: ['game', 'sheet'],
  learn: ['game', 'lesson'],
  train: ['game'],
  replay: ['match'],
  lab: ['game'],
  yours: [],
  privacy: [],
  audit: [],
};
