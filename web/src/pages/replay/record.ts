/** Reads what people take for a record. */

/** Why a text cannot be a record, as the id of a text; the server finds the rest. */
export class NoRecord extends Error {}

const BYTES_MOST = 512 * 1024;

export function readRecord(text: string): unknown {
  if (text.length > BYTES_MOST) throw new NoRecord('web-replay-too-large');
  let plain: unknown;
  try {
    plain = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new NoRecord('web-replay-no-json');
  }
  if (typeof plain !== 'object' || plain === null || !('format' in plain) || plain.format !== 'raenke') throw new NoRecord('web-replay-no-record');
  return plain;
}
