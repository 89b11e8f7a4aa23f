declare module 'raenke:lists' {
  type Lazily<T> = Record<string, () => Promise<{ default: T }>>;
  /** The language's own name, by code. */
  export const languages: Record<string, string>;
  export const texts: Lazily<string>;
  /** The texts that come with a room. */
  export const roomTexts: Record<string, Lazily<string>>;
  /** By the letter of their paragraphs. */
  export const rules: Record<string, { game: string; pages: Lazily<import('./rules.ts').Rulebook> }>;
  export const pictures: Lazily<Record<string, string>>;
}
/** The tables of cards in a game's rules, row by row. */
declare module 'raenke:printed/*' {
  const rows: Record<string, string>[];
  export default rows;
}
declare module 'raenke:signs' {
  const paths: Record<string, string>;
  export default paths;
}
