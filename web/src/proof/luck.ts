/** The luck of a match from its seed: ChaCha20, drawing without bias, Fisher–Yates (docs/record.md, Luck). */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';

const BLOCKS = 64;
const TWO32 = 2 ** 32;

export class Luck {
  #key: Uint8Array;
  #words = new DataView(new ArrayBuffer(0));
  #at = 0;
  #counter = 0;

  constructor(seed: string) {
    this.#key = hexToBytes(seed);
  }

  below(n: number): number {
    if (n <= 1) return 0;
    const limit = TWO32 - (TWO32 % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  shuffled<T>(cards: readonly T[]): T[] {
    const all = [...cards];
    for (let i = all.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [all[i], all[j]] = [all[j]!, all[i]!];
    }
    return all;
  }

  #word(): number {
    if (this.#at === this.#words.byteLength) {
      const stream = chacha20(this.#key, new Uint8Array(12), new Uint8Array(64 * BLOCKS), undefined, this.#counter);
      this.#words = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
      this.#counter += BLOCKS;
      this.#at = 0;
    }
    this.#at += 4;
    return this.#words.getUint32(this.#at - 4, true);
  }
}
