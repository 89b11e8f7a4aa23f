/** A view of any game sorted for reading: the player's own hand, what is known of each player, single facts, and the rest as lists. */
export type Plain = string | number | boolean;
export type Item = Plain | Item[] | Group;
export interface Group {
  /** By field: single values. */
  facts: [field: string, value: Plain][];
  /** By field: lists and values with parts. */
  lists: [field: string, items: Item[]][];
}
export interface Parts {
  hand: Item[] | null;
  /** By seat. */
  players: Group[];
  rest: Group;
}

/** Fields that the page shows elsewhere. */
const ELSEWHERE = new Set(['seat', 'seats', 'decision', 'to_move', 'options', 'type']);

const AMOUNTS = /(scores|points|sizes|counts|gold)$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

function groupOf(value: Record<string, unknown>, without: Set<string> = new Set()): Group {
  const group: Group = { facts: [], lists: [] };
  for (const [field, part] of Object.entries(value)) {
    if (without.has(field) || part === null) continue;
    if (isPlain(part)) group.facts.push([field, part]);
    else group.lists.push([field, Array.isArray(part) ? part.map(itemOf) : [itemOf(part)]]);
  }
  return group;
}

function itemOf(value: unknown): Item {
  if (Array.isArray(value)) return value.map(itemOf);
  return isObject(value) ? groupOf(value) : isPlain(value) ? value : '–';
}

/** Whether a list has an item for each seat: parts, a list, or an amount of what its name says. */
function isBySeat(field: string, part: unknown, seats: number): boolean {
  if (!Array.isArray(part) || part.length !== seats) return false;
  return part.every(isObject) || part.every(Array.isArray) || (AMOUNTS.test(field) && part.every((each) => typeof each === 'number'));
}

/** The parts of a view for a table with this many seats. A list with an item for each seat goes to the players. */
export function partsOf(view: unknown, seats: number): Parts {
  const fields = isObject(view) ? view : {};
  const bySeat = Object.entries(fields).filter(([field, part]) => isBySeat(field, part, seats));
  const players = Array.from({ length: seats }, (_, seat) =>
    bySeat.reduce<Group>((group, [field, part]) => {
      const own = (part as unknown[])[seat];
      const more = groupOf(isObject(own) ? own : { [field]: own });
      return { facts: [...group.facts, ...more.facts], lists: [...group.lists, ...more.lists] };
    }, { facts: [], lists: [] }),
  );
  const hand = Array.isArray(fields.hand) ? fields.hand.map(itemOf) : null;
  return { hand, players, rest: groupOf(fields, new Set([...ELSEWHERE, 'hand', ...bySeat.map(([field]) => field)])) };
}
