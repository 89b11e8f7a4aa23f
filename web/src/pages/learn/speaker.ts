/** Speaks the protocol of a table for a lesson, which the server plays again from its start with every request. */
import { lesson, Refused } from '../../api.ts';
import { Lost, type Listener, type Speaker } from '../../line.ts';
import type { Answer, Command, LessonState } from '../../wire.ts';

export class LessonSpeaker implements Speaker {
  #moves: string[] = [];
  #version = 0;
  /** The last request; what answers an earlier one comes too late. */
  #asked = 0;

  constructor(
    readonly game: string,
    readonly number: number,
    readonly listener: Listener,
    readonly onTold: (told: LessonState) => void,
  ) {
    this.reconnect();
  }

  async send(command: Command): Promise<Answer> {
    if (command.type === 'ping') return { type: 'pong', at: Date.now(), id: null };
    if (command.type !== 'play') throw new Lost();
    await this.#ask([...this.#moves, command.move], this.#version);
    return { type: 'done', version: this.#version, id: null };
  }

  /** Try the last move again. */
  takeBack(): Promise<void> {
    return this.#again(this.#moves.slice(0, -1));
  }

  reconnect(): void {
    void this.#again(this.#moves);
  }

  hurry(): void {
    this.reconnect();
  }

  end(): void {
    this.#asked += 1;
    this.listener.onState('ended', null);
  }

  async #again(moves: string[]): Promise<void> {
    try {
      await this.#ask(moves, 0);
    } catch (error) {
      if (error instanceof Refused) this.listener.onState('refused', error.refusal);
      else this.listener.onState('lost', null);
    }
  }

  async #ask(moves: string[], since: number): Promise<void> {
    const asked = ++this.#asked;
    const told = await lesson(this.game, this.number, { moves, since });
    if (asked !== this.#asked) return;
    this.#moves = told.moves;
    this.#version = told.update.version;
    this.listener.onState('open', null);
    this.onTold(told);
    this.listener.onUpdate(told.update, false);
  }
}
