/** What this device has learnt: lessons done, what a guided game has explained, the trainer's scores, and the opponent one likes. */
const KEY = 'raenke-learnt';
const TABLES_MOST = 20;

/** How hard the trainer's puzzles are. */
export const LEVELS = [1, 2, 3, 4, 5];

export interface Score {
  right: number;
  tried: number;
  streak: number;
  best: number;
  /** That of the last puzzle. */
  level: number;
}

interface Kept {
  /** The lessons done, by game. */
  done: Record<string, string[]>;
  /** What was explained, by game. */
  told: Record<string, string[]>;
  /** The tables with a guided game. */
  guided: string[];
  /** Nobody wants explanations here. */
  isQuiet: boolean;
  trained: Record<string, Partial<Score>>;
  /** The bot chosen last. */
  opponent: string;
}

function kept(): Kept {
  const plain: Kept = { done: {}, told: {}, guided: [], isQuiet: false, trained: {}, opponent: '' };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return plain;
  }
}

class Learnt {
  #kept = $state.raw(kept());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#kept = kept();
    });
  }

  isDone(game: string, lesson: string): boolean {
    return this.#kept.done[game]?.includes(lesson) ?? false;
  }

  finish(game: string, lesson: string): void {
    if (!this.isDone(game, lesson)) this.#keep({ done: { ...this.#kept.done, [game]: [...(this.#kept.done[game] ?? []), lesson] } });
  }

  isTold(game: string, what: string): boolean {
    return this.#kept.told[game]?.includes(what) ?? false;
  }

  tell(game: string, what: string): void {
    if (!this.isTold(game, what)) this.#keep({ told: { ...this.#kept.told, [game]: [...(this.#kept.told[game] ?? []), what] } });
  }

  get hasTold(): boolean {
    return this.#kept.isQuiet || Object.values(this.#kept.told).some((told) => told.length > 0);
  }

  /** Explain everything again. */
  forget(): void {
    this.#keep({ told: {}, isQuiet: false });
  }

  /** Explain nothing more, until somebody asks for a guided game again. */
  silence(): void {
    this.#keep({ isQuiet: true });
  }

  isGuided(table: string): boolean {
    return !this.#kept.isQuiet && this.#kept.guided.includes(table);
  }

  guide(table: string): void {
    this.#keep({ isQuiet: false, guided: [...this.#kept.guided, table].slice(-TABLES_MOST) });
  }

  get opponent(): string {
    return this.#kept.opponent;
  }

  /** Play against this bot from now on. */
  face(opponent: string): void {
    this.#keep({ opponent });
  }

  score(game: string): Score {
    return { right: 0, tried: 0, streak: 0, best: 0, level: 1, ...this.#kept.trained[game] };
  }

  count(game: string, isRight: boolean, level: number): void {
    const { right, tried, streak, best } = this.score(game);
    const now = isRight ? streak + 1 : 0;
    const score = { right: right + Number(isRight), tried: tried + 1, streak: now, best: Math.max(best, now), level };
    this.#keep({ trained: { ...this.#kept.trained, [game]: score } });
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser without storage remembers it until the page closes.
    }
  }
}

export const learnt = new Learnt();
