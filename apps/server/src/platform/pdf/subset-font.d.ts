/** The part of the package that is used; it brings no types of its own. */
declare module 'subset-font' {
  /** A font with the glyphs of some text only, as TrueType. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' },
  ): Promise<Buffer>;
}
