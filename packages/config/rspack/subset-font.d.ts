/** The package brings no types: as far as its tests use it. */
declare module 'subset-font' {
  export default function subsetFont(
    bytes: Buffer,
    text: string,
    options: { keepAllGlyphs?: boolean; targetFormat: 'sfnt' | 'woff2' },
  ): Promise<Buffer>;
}
