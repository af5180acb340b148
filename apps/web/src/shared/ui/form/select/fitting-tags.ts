/** What letters take of a line, wide ones and Latin ones, px at 13 px. */
const WIDE = 13;
const NARROW = 7.2;
/** Paddings, the cross and the gap of a tag, px. */
const AROUND = 38;
/** `+12` behind the tags, px. */
const REST = 34;
/** No tag takes more of the row, so that there is room for a second one. */
const MOST_SHARE = 0.7;

/** Those of the tags that fit in one row of a width in px, by an estimate of their letters; one at least. */
export function fittingTags<T extends { text: string }>(tags: readonly T[], widthPx: number): readonly T[] {
  let used = 0;
  for (const [index, { text }] of tags.entries()) {
    used += Math.min(widthOf(text), widthPx * MOST_SHARE);
    const isLast = index === tags.length - 1;
    if (used + (isLast ? 0 : REST) > widthPx) return tags.slice(0, Math.max(index, 1));
  }
  return tags;
}

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? WIDE : NARROW), AROUND);
