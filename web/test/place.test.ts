import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('document', { baseURI: 'http://localhost/', querySelector: () => null });
const { Place } = await import('../src/place.ts');

const ADDRESS = '/rules/kabale?edition=base#K3.2';
const named = (address: string) => new URL(address, 'http://localhost');

describe('the addresses of pages', () => {
  test.each([['/', ADDRESS], ['/games/raenke/', `/games/raenke${ADDRESS}`]])('lie below the folder of the server: %s', (root, address) => {
    const place = new Place(named(root), false);
    expect(place.to(ADDRESS)).toBe(address);
    expect(place.to('/')).toBe(root);
    expect(place.named(named(address))).toEqual({ path: '/rules/kabale', search: '?edition=base', hash: '#K3.2' });
    expect(place.named(named(root)).path).toBe('/');
    expect(place.below('/api/games')).toBe(`${root}api/games`);
  });

  test('are one file on a plain web space, so that each of them can be loaded again', () => {
    const place = new Place(named('/some/folder/'), true);
    expect(place.to(ADDRESS)).toBe('/some/folder/?page=rules/kabale&edition=base#K3.2');
    expect(place.to('/replay/m1?at=4')).toBe('/some/folder/?page=replay/m1&at=4');
    expect(place.to('/')).toBe('/some/folder/');
    expect(place.named(named(place.to(ADDRESS)))).toEqual({ path: '/rules/kabale', search: '?edition=base', hash: '#K3.2' });
    expect(place.named(named('/some/folder/index.html'))).toEqual({ path: '/', search: '', hash: '' });
    expect(place.below('/icon.svg')).toBe('/some/folder/icon.svg');
  });
});
