/** The files of an archive that compresses nothing, which is how the engine's is written: Python would take ten times as long. */

const FILE = 0x04034b50;

export function* unpacked(archive: ArrayBuffer): Generator<[name: string, content: Uint8Array]> {
  const view = new DataView(archive);
  const text = new TextDecoder();
  for (let at = 0; at + 30 <= archive.byteLength && view.getUint32(at, true) === FILE; ) {
    const [size, name, extra] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const from = at + 30 + name + extra;
    yield [text.decode(new Uint8Array(archive, at + 30, name)), new Uint8Array(archive, from, size)];
    at = from + size;
  }
}
