/** The shapes of docs/protocol.md that the table speaks of. */
export type Game = 'kabale' | 'citadels';
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'white' | 'black' | 'violet' | 'orange';

export interface Refusal {
  reason: string;
  text: string;
  paragraph: string | null;
  arguments: Record<string, unknown>;
}
export interface Option {
  move: string;
  text: string;
  /** What it costs or brings, where that is not always the same. */
  gold?: number | null;
}
/** A move that people look for now and do not find among the options. */
export interface Wish extends Option {
  refusal: Refusal;
}
/** An option, what may come of it, and why. */
export interface Tip extends Option {
  share: number | null;
  reason: string;
}
export interface Clock {
  move: number;
  reserve: number;
}
export interface SeatState {
  kind: 'open' | 'guest' | 'bot';
  /** The only guest who may sit down here. */
  kept_for: string | null;
  name: string | null;
  colour: Colour;
  bot: string | null;
  guest: string | null;
  is_host: boolean;
  is_connected: boolean;
  is_absent: boolean;
  reserve: number | null;
  votes: number[];
  /** From when on, by the server's clock, the others may vote for a bot here. */
  vote_at: number | null;
}
export interface TableState {
  id: string;
  game: Game;
  stage: 'waiting' | 'playing' | 'finished' | 'closed';
  seats: SeatState[];
  options: Record<string, unknown>;
  is_open: boolean;
  has_hints: boolean;
  has_chat: boolean;
  clock: Clock | null;
  version: number;
  moves: number;
  to_move: number | null;
  deadline: number | null;
  spectators: number;
  undo: { seat: number; moves: number; agreed: number[] } | null;
  scores: number[] | null;
  winners: number[] | null;
  rematch: string | null;
  /** The match from a moment of which this one goes on, and with which cards. */
  origin: string | null;
  origin_moves: number | null;
  cards: 'anew' | 'old' | null;
}
/** An event of a game or of the table; which fields it has depends on its type. */
export interface GameEvent {
  type: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [field: string]: any;
}
export interface Told {
  number: number;
  at: number;
  event: GameEvent;
  text: string;
  lines: string[];
  /** The seat in whose turn it happened. */
  turn: number | null;
  is_against_you: boolean;
  is_routine: boolean;
}
export interface Update {
  type: 'update';
  version: number;
  since: number | null;
  /** The number the events reach; if it is smaller than the version, more pages follow. */
  until: number | null;
  seat: number | null;
  seats: number[];
  curtain: number | null;
  events: Told[];
  view: unknown;
  options: Option[];
  refused: Wish[];
  can_undo: boolean;
  left: number[];
  muted: number[];
  table: TableState;
}
export type Answer =
  | { type: 'done'; id: string | null; version: number }
  | { type: 'refused'; id: string | null; refusal: Refusal; version: number | null }
  | { type: 'why'; id: string | null; move: string; refusal: Refusal | null }
  | { type: 'advice'; id: string | null; move: string; text: string; options: Tip[]; version: number }
  | { type: 'seat_link'; id: string | null; seat: number; path: string; key: string }
  | { type: 'follow'; id: string | null; table: string }
  | { type: 'pong'; id: string | null; at: number };
export type Message = Update | Answer;
export interface Command {
  type: string;
  seat?: number;
  [field: string]: unknown;
}

export interface Guest {
  id: string;
  name: string;
  colour: Colour;
}
export interface Choice {
  value: unknown;
  text: string;
}
export interface OptionSheet {
  name: string;
  title: string;
  about: string;
  default: unknown;
  values: Choice[];
  cards: { id: string; name: string; rule: string; group: string }[];
}
export interface BotSheet {
  name: string;
  title: string;
  about: string;
}
export interface GameSheet {
  name: Game;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  options: OptionSheet[];
  bots: BotSheet[];
}
export interface TableLine {
  id: string;
  game: Game;
  stage: string;
  seats: SeatState[];
  to_move: number | null;
  moves: number;
  changed_at: number;
  own: number[];
  is_own_turn: boolean;
  cards: 'anew' | 'old' | null;
}
export interface MatchResult {
  id: string;
  game: Game;
  finished_at: number;
  moves: number;
  players: { seat: number; name: string; score: number; is_winner: boolean; guest: string | null }[];
  record: string;
}

// The views of the games

export interface Lying {
  type: 'face' | 'back';
  seat: number;
  card?: string;
  face: 'down' | 'up' | 'cloaked' | 'relaid';
  era: number;
  is_marked: boolean;
}
export type Goal = [domain: string, points: number];
export interface KabaleView {
  seat: number | null;
  seats: number;
  round: number;
  rounds: number;
  decision: 'lay' | 'cloak' | 'traitor' | 'over';
  to_move: number;
  active: number;
  choice_column: number | null;
  goals: Goal[];
  closed: number[];
  fulfilled: number[];
  columns: Lying[][];
  hand: string[];
  players: {
    hand_size: number;
    pile_size: number;
    discard: string[];
    in_pile_or_played: string[];
    played: string[];
  }[];
  goals_to_come: number;
  awards: { goal: Goal; winner: number | null }[];
  scores: number[] | null;
}
export interface CitadelsView {
  seat: number | null;
  seats: number;
  cast: string[];
  round: number;
  decision: string;
  to_move: number;
  turn: { seat: number; character: string; deeds: string[]; built: number; spent: number } | null;
  crown: number;
  called: number;
  murdered: string | null;
  robbed: string | null;
  bewitched: string | null;
  protected: number | null;
  face_up: string[];
  face_down: string | null;
  picks: { handed: string[]; character: string; is_put: boolean }[];
  slots: { seat: number | null; what: string; characters: string[] }[];
  own: string[];
  handed: string[];
  hand: string[];
  drawn: string[];
  drawn_size: number;
  keeps: number;
  looked: string[];
  other: number | null;
  card: string | null;
  deck_size: number;
  pile_size: number;
  museum: { seat: number; card: string | null }[];
  is_bell_declared: boolean;
  needed: number;
  is_last: boolean;
  first: number | null;
  players: {
    gold: number;
    hand_size: number;
    known: string[];
    city: { card: string; has_gold: boolean }[];
    is_complete: boolean;
    characters: string[];
    owes_tax: boolean;
  }[];
  scores: number[];
}
