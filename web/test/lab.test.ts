import { describe, expect, it } from 'vitest';
import { cityAddress, cityIn, EMPTY } from '../src/citadels/lab.ts';
import { columnAddress, columnIn, laidFrom, placedFrom, type Laid } from '../src/kabale/lab.ts';

const search = (address: string): string => new URL(address, 'http://localhost').search;

describe('the address of a column', () => {
  const cards: Laid[] = [['blue', 'queen'], ['Anna & Ben', 'wizard']];

  it('holds the column as `raenke column` reads it', () => {
    const address = columnAddress(['music', 3], cards, { floor: 'none' });
    expect(address.startsWith('/lab/kabale?column=')).toBe(true);
    expect(JSON.parse(new URLSearchParams(search(address)).get('column')!)).toEqual({ goal: ['music', 3], cards, options: { floor: 'none' } });
  });

  it('comes back as it was, with the faces and who lays', () => {
    const address = columnAddress(['music', 3], cards, {}, ['up', 'down'], 'blue');
    expect(columnIn(search(address))).toEqual({ goal: ['music', 3], cards, options: {}, faces: ['up', 'down'], me: 'blue' });
    expect(columnIn(search(columnAddress(['trade', 1], [])))).toEqual({ goal: ['trade', 1], cards: [], options: {}, faces: [], me: null });
  });

  it.each(['', '?column=', '?column={', '?column=[]', '?column={"goal":["music"],"cards":[]}', '?column={"goal":["music",3],"cards":[["blue"]]}', '?column={"goal":["music",3],"cards":[],"options":7}'])(
    'is not read from %s', (address) => expect(columnIn(address)).toBeNull(),
  );
});

describe('a card under a Cloak', () => {
  const cards: Laid[] = [['blue', 'cloak'], ['blue', 'king'], ['red', 'witch']];

  it('is one thing with it, and two entries or one as the option says', () => {
    const placed = placedFrom(cards, ['up', 'cloaked', 'down']);
    expect(placed.map(({ card, under, isDown }) => [card, under, isDown])).toEqual([['cloak', 'king', false], ['witch', null, true]]);
    expect(laidFrom(placed, false)).toEqual({ cards, faces: ['up', 'cloaked', 'down'] });
    expect(laidFrom(placed, true)).toEqual({ cards: [['blue', 'king', 'cloak'], ['red', 'witch']], faces: ['up', 'down'] });
    expect(laidFrom(placedFrom([['blue', 'king', 'cloak']], []), false).cards).toEqual([['blue', 'cloak'], ['blue', 'king']]);
  });

  it('is a card of its own where no Cloak of its owner lies above', () => {
    expect(placedFrom([['red', 'cloak'], ['blue', 'king']], ['up', 'cloaked']).map(({ under }) => under)).toEqual([null, null]);
  });
});

describe('the address of a city', () => {
  it('holds what is not as in an empty one', () => {
    const address = cityAddress({ city: ['tavern*'], gold: 3 });
    expect(JSON.parse(new URLSearchParams(search(address)).get('city')!)).toEqual({ city: ['tavern*'], gold: 3 });
    expect(cityIn(search(address))).toEqual({ ...EMPTY, city: ['tavern*'], gold: 3 });
    expect(cityIn(search(cityAddress({})))).toEqual(EMPTY);
  });

  it.each(['', '?city=', '?city=[]', '?city={"city":"keep"}', '?city={"gold":"3"}', '?city={"city":[7]}', '?city={"options":null}'])(
    'is not read from %s', (address) => expect(cityIn(address)).toBeNull(),
  );
});
