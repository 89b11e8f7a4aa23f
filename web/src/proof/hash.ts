/** The hashes of a provable shuffle, as docs/record.md has them. SubtleCrypto is only there over HTTPS, so a library does it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** JSON with its keys in order and no blanks, as everybody writes it who takes a hash of it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}

const digest = (...parts: (string | number)[]): string => hash(['raenke', ...parts].join(':'));

export const commitmentOf = (secret: string, terms: string): string => digest('secret', secret, terms);
export const shownOf = (commitment: string, deal: number, seat: number, salt: string): string => digest('salt', commitment, deal, seat, salt);
export const serversSalt = (secret: string, deal: number, seat: number): string => digest('seat', secret, deal, seat);
export const seedOf = (commitment: string, deal: number, secret: string, salts: string[]): string => digest('seed', commitment, deal, secret, ...salts);

/** 32 bytes that nobody can guess. */
export const freshSalt = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
