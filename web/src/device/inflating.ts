/** Files that lie there packed, since not every web space packs them. */

/** Some web spaces say that a packed file is packed, and the browser has inflated it already. */
export function inflated(packed: ArrayBuffer, kind: string): Response {
  const [first, second] = new Uint8Array(packed, 0, 2);
  const stream = new Blob([packed]).stream();
  const plain = first === 0x1f && second === 0x8b ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
  return new Response(plain, { headers: { 'content-type': kind } });
}
