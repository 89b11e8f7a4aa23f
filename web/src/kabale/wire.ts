// Written by tools/wire.py from the types in raenke/kabale: `make protocol`. What is changed here is lost.

export interface GameStarted {
  type: 'game_started';
  game: string;
  seats: number;
  options: Record<string, unknown>;
  first: number;
}

export interface PileShuffled {
  type: 'pile_shuffled';
  seat: number;
  cards: string[];
}

/** What everybody sees of a shuffle. */
export interface PileRenewed {
  type: 'pile_renewed';
  seat: number;
  count: number;
}

export type Goal = [string, number];

export interface GoalsShuffled {
  type: 'goals_shuffled';
  goals: Goal[];
}

/** What everybody sees of the goals' shuffle. */
export interface GoalsCovered {
  type: 'goals_covered';
  count: number;
}

export interface RoundStarted {
  type: 'round_started';
  round: number;
  goals: Goal[];
  first: number;
}

export interface CardDrawn {
  type: 'card_drawn';
  seat: number;
  card: string;
}

/** What the others see of a draw. */
export interface CardTaken {
  type: 'card_taken';
  seat: number;
}

export interface CardLaid {
  type: 'card_laid';
  seat: number;
  column: number;
  card: string;
}

/** What the others see of a card laid face down. */
export interface CardPlaced {
  type: 'card_placed';
  seat: number;
  column: number;
}

export interface CardRevealed {
  type: 'card_revealed';
  column: number;
  position: number;
  seat: number;
  card: string;
}

export interface ExplorerMoved {
  type: 'explorer_moved';
  seat: number;
  from: number;
  to: number;
}

export interface ExplorerStayed {
  type: 'explorer_stayed';
  seat: number;
  column: number;
}

export interface CardKilled {
  type: 'card_killed';
  seat: number;
  column: number;
  card: string;
}

/** A Storm works. With `storm: fulfils` the column stays open (K5.18); records have that in their options. */
export interface ColumnClosed {
  type: 'column_closed';
  column: number;
  stays_open: boolean;
}

export interface CardCloaked {
  type: 'card_cloaked';
  seat: number;
  column: number;
  card: string;
}

/** What the others see of a card slipped under a Cloak. */
export interface CardSlipped {
  type: 'card_slipped';
  seat: number;
  column: number;
}

export interface CloakDeclined {
  type: 'cloak_declined';
  seat: number;
  column: number;
}

export interface GoalsSwapped {
  type: 'goals_swapped';
  seat: number;
  columns: [number, number];
}

export interface SwapDeclined {
  type: 'swap_declined';
  seat: number;
  column: number;
}

export interface TurnSkipped {
  type: 'turn_skipped';
  seat: number;
}

export type Lying = [number, string] | [number, string, string];

export interface RoundEnded {
  type: 'round_ended';
  round: number;
  columns: Lying[][];
}

export interface Silenced {
  kind: 'silenced';
  rule: string;
  sums: Record<string, number>;
  by: number[];
  cards: number[];
}

export interface Removed {
  kind: 'removed';
  rule: string;
  sums: Record<string, number>;
  by: number;
  cards: number[];
}

export interface Cancelled {
  kind: 'cancelled';
  rule: string;
  sums: Record<string, number>;
  by: number[];
}

export interface Paired {
  kind: 'paired';
  rule: string;
  sums: Record<string, number>;
  seat: number;
  cards: number[];
}

/** What is added to a card's printed number, and by which cards. */
export interface Change {
  rule: string;
  kind: 'specialist' | 'no_number' | 'empty' | 'copied' | 'juliet' | 'hermit' | 'little_giant' | 'dragon' | 'floor';
  by: number[] | null;
  amount: number | null;
}

export interface Number {
  kind: 'number';
  rule: string;
  sums: Record<string, number>;
  position: number;
  seat: number;
  card: string;
  number: number | null;
  printed: number | null;
  changes: Change[];
}

export interface Sums {
  kind: 'sums';
  rule: string;
  sums: Record<string, number>;
  wins: 'highest' | 'lowest';
  by: number[];
}

export interface Tied {
  kind: 'tied';
  rule: string;
  sums: Record<string, number>;
  seats: number[];
  by: 'nearest' | 'farthest';
  position: number;
}

export interface Won {
  kind: 'won';
  rule: string;
  sums: Record<string, number>;
  seat: number;
}

/** Nobody takes part: the goal leaves the game. */
export interface Unclaimed {
  kind: 'unclaimed';
  rule: string;
  sums: Record<string, number>;
}

export type AnyStep = Silenced | Removed | Cancelled | Paired | Number | Sums | Tied | Won | Unclaimed;

export interface GoalAwarded {
  type: 'goal_awarded';
  column: number;
  goal: Goal;
  winner: number | null;
  sums: Record<string, number>;
  removed: number[];
  steps: AnyStep[];
  cards: Lying[];
}

export interface GameEnded {
  type: 'game_ended';
  scores: number[];
  winners: number[];
}

/** What happens in the game. */
export type KabaleEvent =
  | GameStarted
  | PileShuffled
  | PileRenewed
  | GoalsShuffled
  | GoalsCovered
  | RoundStarted
  | CardDrawn
  | CardTaken
  | CardLaid
  | CardPlaced
  | CardRevealed
  | ExplorerMoved
  | ExplorerStayed
  | CardKilled
  | ColumnClosed
  | CardCloaked
  | CardSlipped
  | CloakDeclined
  | GoalsSwapped
  | SwapDeclined
  | TurnSkipped
  | RoundEnded
  | GoalAwarded
  | GameEnded;

/** A card in a column that this seat knows; `era` and `is_marked` are what others may remember of its back. */
export interface Face {
  type: 'face';
  seat: number;
  card: string;
  face: string;
}

/**
 * A card in a column that this seat sees only from the back. `era` is how often its owner's pile had been renewed this
 * round when it was laid. A player's marked backs cannot all be among `SeatView.not_all`.
 */
export interface Back {
  type: 'back';
  seat: number;
  face: string;
}

/** What everybody knows about one player: sizes, the discard pile, and where hidden allies may be. */
export interface SeatView {
  hand_size: number;
  pile_size: number;
  discard: string[];
  /** Allies shuffled into the pile and not seen since: they are in the pile, in hand or face down. */
  in_pile_or_played: string[];
  /** Allies certainly in hand or face down: they were not in the pile when it was last shuffled. */
  played: string[];
}

/** A goal and its winner, None if it left the game. */
export interface Award {
  goal: Goal;
  winner: number | null;
}

/** The table as one seat (or a spectator: None) may know it. */
export interface KabaleView {
  seat: number | null;
  seats: number;
  round: number;
  rounds: number;
  decision: string;
  to_move: number;
  choice_column: number | null;
  goals: Goal[];
  closed: number[];
  fulfilled: number[];
  columns: (Face | Back)[][];
  hand: string[];
  players: SeatView[];
  /** A perfect memory has them; whether they are shown to people, `shows_goals` says (K5.7). */
  awards: Award[];
  shows_goals: boolean;
  scores: number[] | null;
}

/** What nobody saw at once: the hands, by seat. */
export interface KabaleHidden {
  hands: string[][];
}
