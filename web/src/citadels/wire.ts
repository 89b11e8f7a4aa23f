// Written by tools/wire.py from the types in raenke/citadels: `make protocol`. What is changed here is lost.

export interface GameStarted {
  type: 'game_started';
  game: string;
  seats: number;
  options: Record<string, unknown>;
  cast: string[];
  crown: number;
}

export interface DeckShuffled {
  type: 'deck_shuffled';
  cards: string[];
}

/** What everybody sees of a shuffle. */
export interface DeckRenewed {
  type: 'deck_renewed';
  count: number;
}

export interface RoundStarted {
  type: 'round_started';
  round: number;
  crown: number;
}

export interface CharactersLaidUp {
  type: 'characters_laid_up';
  characters: string[];
}

export interface CharacterLaidDown {
  type: 'character_laid_down';
  character: string;
  seen_by: number | null;
}

/** What the others see of the character laid face down. */
export interface CharacterCovered {
  type: 'character_covered';
  seen_by: number | null;
}

export interface CharacterRemoved {
  type: 'character_removed';
  character: string;
}

/** What everybody sees of the character that chance puts away. */
export interface CharacterWithdrawn {
  type: 'character_withdrawn';
}

export interface CharacterTaken {
  type: 'character_taken';
  seat: number;
  character: string;
}

/** What the others see of a character taken. */
export interface CharacterChosen {
  type: 'character_chosen';
  seat: number;
}

export interface CharacterPutAway {
  type: 'character_put_away';
  seat: number | null;
  character: string;
}

/** What the others see of a character put away. */
export interface CharacterLaidAside {
  type: 'character_laid_aside';
  seat: number | null;
}

export interface RankCalled {
  type: 'rank_called';
  rank: number;
  character: string;
}

export interface CharacterRevealed {
  type: 'character_revealed';
  seat: number;
  character: string;
}

export interface GoldTaken {
  type: 'gold_taken';
  seat: number;
  amount: number;
  why: string;
}

export interface GoldPaid {
  type: 'gold_paid';
  seat: number;
  amount: number;
  why: string;
}

export interface GoldMoved {
  type: 'gold_moved';
  seat: number;
  to: number;
  amount: number;
  why: string;
}

export interface GoldLaid {
  type: 'gold_laid';
  seat: number;
  district: string;
}

export interface CardDrawn {
  type: 'card_drawn';
  seat: number;
  card: string;
  why: string;
}

/** What the others see of a draw. */
export interface CardTaken {
  type: 'card_taken';
  seat: number;
  why: string;
}

export interface CardKept {
  type: 'card_kept';
  seat: number;
  card: string;
}

/** What the others see of a card that is kept. */
export interface CardRetained {
  type: 'card_retained';
  seat: number;
}

/** A card goes under the deck or onto the pile; for a card from under a Museum, `seat` laid it there. */
export interface CardPutAway {
  type: 'card_put_away';
  seat: number;
  card: string;
  why: string;
}

/** What the others see of a card put away. */
export interface CardDiscarded {
  type: 'card_discarded';
  seat: number;
  why: string;
}

export interface CardGiven {
  type: 'card_given';
  seat: number;
  to: number;
  card: string;
  why: string;
}

/** What the others see of a card given. */
export interface CardPassed {
  type: 'card_passed';
  seat: number;
  to: number;
  why: string;
}

export interface CharacterNamed {
  type: 'character_named';
  seat: number;
  character: string;
  how: string;
}

export interface HandsExchanged {
  type: 'hands_exchanged';
  seat: number;
  other: number;
  hands: string[][];
}

/** What the others see of an exchange of hands. */
export interface HandsSwapped {
  type: 'hands_swapped';
  seat: number;
  other: number;
}

export interface HandSeen {
  type: 'hand_seen';
  seat: number;
  other: number;
  cards: string[];
}

/** What the others see of a Wizard's look into a hand. */
export interface HandShown {
  type: 'hand_shown';
  seat: number;
  other: number;
}

export interface CardPicked {
  type: 'card_picked';
  seat: number;
  other: number;
  card: string;
}

/** What the others see of the card a Wizard picks. */
export interface CardPulled {
  type: 'card_pulled';
  seat: number;
  other: number;
}

export interface CardToHand {
  type: 'card_to_hand';
  seat: number;
  card: string;
}

/** What the others see of the card a Wizard takes into the hand. */
export interface CardHeld {
  type: 'card_held';
  seat: number;
}

export interface CrownMoved {
  type: 'crown_moved';
  seat: number;
  from: number;
  why: string;
}

export interface DistrictBuilt {
  type: 'district_built';
  seat: number;
  district: string;
  price: number;
  how: string;
}

/** A `*` after the district says that an Artist's gold lay on it. */
export interface DistrictDestroyed {
  type: 'district_destroyed';
  seat: number;
  district: string;
  by: number;
  how: string;
}

export interface DistrictRecovered {
  type: 'district_recovered';
  seat: number;
  district: string;
}

export interface RecoveryDeclined {
  type: 'recovery_declined';
  seat: number;
  district: string;
}

/** A `*` after a district says that an Artist's gold lies on it. */
export interface DistrictsSwapped {
  type: 'districts_swapped';
  seat: number;
  other: number;
  given: string;
  taken: string;
}

export interface CardStored {
  type: 'card_stored';
  seat: number;
  card: string;
}

/** What the others see of a card laid under a Museum. */
export interface CardCovered {
  type: 'card_covered';
  seat: number;
}

export interface DeckSeen {
  type: 'deck_seen';
  seat: number;
  cards: string[];
}

/** What the others see of a look through the deck. */
export interface DeckSearched {
  type: 'deck_searched';
  seat: number;
}

export interface LookDeclined {
  type: 'look_declined';
  seat: number;
}

export interface CardChosen {
  type: 'card_chosen';
  seat: number;
  card: string;
}

/** What the others see of a card taken out of the deck. */
export interface CardSelected {
  type: 'card_selected';
  seat: number;
}

export interface BellDeclared {
  type: 'bell_declared';
  seat: number;
}

export interface BellDeclined {
  type: 'bell_declined';
  seat: number;
}

export interface CityCompleted {
  type: 'city_completed';
  seat: number;
  first: boolean;
}

export interface TurnEnded {
  type: 'turn_ended';
  seat: number;
  character: string;
}

export interface MurderedShown {
  type: 'murdered_shown';
  seat: number;
  character: string;
}

export interface RoundEnded {
  type: 'round_ended';
  round: number;
}

/** What a city's points are made of. */
export interface Parts {
  districts: number;
  colours: number;
  completion: number;
  violet: Record<string, number>;
}

export interface GameEnded {
  type: 'game_ended';
  scores: number[];
  winners: number[];
  parts: Parts[];
  gold: number[];
}

/** What happens in the game. */
export type CitadelsEvent =
  | GameStarted
  | DeckShuffled
  | DeckRenewed
  | RoundStarted
  | CharactersLaidUp
  | CharacterLaidDown
  | CharacterCovered
  | CharacterRemoved
  | CharacterWithdrawn
  | CharacterTaken
  | CharacterChosen
  | CharacterPutAway
  | CharacterLaidAside
  | RankCalled
  | CharacterRevealed
  | GoldTaken
  | GoldPaid
  | GoldMoved
  | GoldLaid
  | CardDrawn
  | CardTaken
  | CardKept
  | CardRetained
  | CardPutAway
  | CardDiscarded
  | CardGiven
  | CardPassed
  | CharacterNamed
  | HandsExchanged
  | HandsSwapped
  | HandSeen
  | HandShown
  | CardPicked
  | CardPulled
  | CardToHand
  | CardHeld
  | CrownMoved
  | DistrictBuilt
  | DistrictDestroyed
  | DistrictRecovered
  | RecoveryDeclined
  | DistrictsSwapped
  | CardStored
  | CardCovered
  | DeckSeen
  | DeckSearched
  | LookDeclined
  | CardChosen
  | CardSelected
  | BellDeclared
  | BellDeclined
  | CityCompleted
  | TurnEnded
  | MurderedShown
  | RoundEnded
  | GameEnded;

/** The seat and character whose turn it is, and what they did in it. */
export interface Turn {
  seat: number;
  character: string;
  deeds: string[];
  built: number;
}

/** One of the seat's own picks: what it was handed, and what it took or put away. */
export interface Pick {
  handed: string[];
  character: string;
  is_put: boolean;
}

/**
 * A place of one character of the cast, and which it may be: taken or put away by a seat (`take`, `put`), face down in
 * the middle (`down`), withdrawn by chance (`withdrawn`), still handed on (`left`), or left over at the end (`away`).
 * At a table set up without the picks, a seat has it (`has`).
 */
export interface Slot {
  seat: number | null;
  what: string;
  characters: string[];
}

/** A card under the Museum: the seat that laid it there, and the card, if this seat knows. */
export interface Stored {
  seat: number;
  card: string | null;
}

/** A district in a city. */
export interface District {
  card: string;
  has_gold: boolean;
}

/** The open facts about one player, and what this seat knows of the hand. */
export interface PlayerView {
  gold: number;
  hand_size: number;
  /** Cards certainly in that hand; the seat's own hand is in `CitadelsView.hand`. */
  known: string[];
  city: District[];
  is_complete: boolean;
  /** The characters shown in this round. */
  characters: string[];
  owes_tax: boolean;
}

/** The table as one seat (or a spectator: None) may know it. */
export interface CitadelsView {
  cast: string[];
  is_bell_declared: boolean;
  crown: number;
  round: number;
  first: number | null;
  is_last: boolean;
  decision: string;
  to_move: number;
  face_up: string[];
  murdered: string | null;
  robbed: string | null;
  bewitched: string | null;
  protected: number | null;
  seat: number | null;
  seats: number;
  turn: Turn | null;
  called: number;
  face_down: string | null;
  picks: Pick[];
  slots: Slot[];
  own: string[];
  hand: string[];
  deck_size: number;
  museum: Stored[];
  needed: number;
  players: PlayerView[];
  scores: number[];
}

/** What nobody saw at once: by seat the hands and the characters, and the cards drawn to choose from. */
export interface CitadelsHidden {
  hands: string[][];
  characters: string[][];
  drawn: string[];
}

/** By verb, where what it names lies; a move that names nothing is its own verb. */
export const TARGETS: Record<string, 'nothing' | 'drawn' | 'hand' | 'city' | 'deck' | 'cast' | 'seat' | 'other_hand' | 'own_cell' | 'own_district' | 'handed'> = {
  gold: 'nothing',
  draw: 'nothing',
  keep: 'drawn',
  income: 'nothing',
  build: 'hand',
  laboratory: 'hand',
  smithy: 'nothing',
  armory: 'city',
  museum: 'hand',
  recover: 'nothing',
  look: 'nothing',
  choose: 'deck',
  declare: 'nothing',
  decline: 'nothing',
  murder: 'cast',
  rob: 'cast',
  exchange: 'seat',
  discard: 'hand',
  done: 'nothing',
  bonus: 'nothing',
  cards: 'nothing',
  destroy: 'city',
  peek: 'seat',
  pick: 'other_hand',
  hand: 'nothing',
  city: 'nothing',
  'pay gold': 'nothing',
  'pay card': 'nothing',
  pay: 'other_hand',
  levy: 'nothing',
  'navigate gold': 'nothing',
  'navigate cards': 'nothing',
  trade: 'city',
  give: 'own_cell',
  embellish: 'own_district',
  take: 'handed',
  put: 'handed',
  bewitch: 'cast',
  crown: 'seat',
  end: 'nothing',
};

/** The verbs of districts. */
export const WORKS = ['smithy', 'laboratory', 'museum', 'armory'];

/** The verbs of characters. */
export const ABILITIES = ['bonus', 'cards', 'levy', 'navigate', 'murder', 'rob', 'bewitch', 'exchange', 'peek', 'discard', 'embellish', 'destroy', 'trade'];
