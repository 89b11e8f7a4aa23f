/** Files that lie there packed, since not every web space packs them. */

/** Those of the engine: what they are. */
export const PACKED: Record<string, string> = {
  'pyodide.asm.js': 'text/javascript',
  'pyodide.asm.wasm': 'application/wasm',
  'python_stdlib.zip': 'application/zip',
  'raenke.zip': 'application/zip',
};
/** The header of what was inflated here, whatever its name says. */
const MARK = 'raenke-inflated';

export const isInflated = ({ headers }: Response): boolean => headers.has(MARK);

/** Some web spaces say that a packed file is packed, and the browser has inflated it already. */
export function inflated(packed: ArrayBuffer, kind: string): Response {
  const [first, second] = new Uint8Array(packed, 0, 2);
  const stream = new Blob([packed]).stream();
  const plain = first === 0x1f && second === 0x8b ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
  return new Response(plain, { headers: { 'content-type': kind, [MARK]: 'yes' } });
}
