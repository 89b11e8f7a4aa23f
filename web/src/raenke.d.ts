declare module 'raenke:faces' {
  const faces: import('./faces.ts').Faces;
  export default faces;
}
declare module 'raenke:texts/*' {
  const text: string;
  export default text;
}
declare module 'raenke:rules/*' {
  const paragraphs: Record<string, import('./faces.ts').Paragraph>;
  export default paragraphs;
}
declare module 'raenke:pictures/*' {
  const paths: Record<string, string>;
  export default paths;
}
