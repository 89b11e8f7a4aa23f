import { expect, test } from 'vitest';
import { unpacked } from '../src/device/unpacking.ts';

/** An archive as Python's `zipfile` writes it without compression; what follows the files is the list of them. */
function archive(files: Record<string, string>, extra = 0): ArrayBuffer {
  const bytes: number[] = [];
  const put = (value: number, size: number): void => void bytes.push(...Array.from({ length: size }, (_, at) => (value >> (8 * at)) & 255));
  for (const [name, content] of Object.entries(files)) {
    const [written, plain] = [name, content].map((text) => [...new TextEncoder().encode(text)]) as [number[], number[]];
    put(0x04034b50, 4);
    for (const value of [20, 0x800, 0, 0, 0]) put(value, 2);
    for (const value of [0, plain.length, plain.length]) put(value, 4);
    put(written.length, 2);
    put(extra, 2);
    bytes.push(...written, ...Array<number>(extra).fill(7), ...plain);
  }
  put(0x02014b50, 4);
  return new Uint8Array([...bytes, ...Array<number>(60).fill(0)]).buffer;
}

test.each([0, 9])('every file of an archive comes with its name and its bytes', (extra) => {
  const files = { 'raenke/Ränke.py': 'x = "ä"\n', 'raenke/empty.py': '', 'last': '1' };
  const found = [...unpacked(archive(files, extra))].map(([name, content]) => [name, new TextDecoder().decode(content)]);
  expect(found).toEqual(Object.entries(files));
});

test('what is no archive has no files', () => {
  expect([...unpacked(new ArrayBuffer(4))]).toEqual([]);
  expect([...unpacked(new ArrayBuffer(64))]).toEqual([]);
});
