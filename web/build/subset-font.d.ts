declare module 'subset-font' {
  interface Wishes {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subset(font: Uint8Array, letters: string, wishes: Wishes): Promise<Uint8Array>;
}
