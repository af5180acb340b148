import { pinyin } from 'pinyin-pro';
import sharp from 'sharp';

/** What this machine has fonts for: names in Chinese too, Latin letters only, or nothing at all. */
export type Fonts = 'chinese' | 'latin' | 'none';

let known: Promise<Fonts> | null = null;

/** Looked at once: fonts come and go with a restart. */
export function fontsHere(): Promise<Fonts> {
  known ??= look();
  return known;
}

/**
 * A letter without a font is drawn as an upright box, or not at all. The first shows by its shape: the sign for one is a
 * flat line in every Chinese font, an l is narrower than a W in every font without serifs.
 */
async function look(): Promise<Fonts> {
  const [one, narrow, wide] = await Promise.all(['一', 'l', 'W'].map(inkOf));
  if (!one || !narrow || !wide || narrow.width === 0 || narrow.width * 2 > wide.width) return 'none';
  return one.width > 0 && one.height * 3 < one.width ? 'chinese' : 'latin';
}

/** How wide and high a letter is drawn; 0 where nothing is. */
async function inkOf(letter: string): Promise<{ width: number; height: number }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><text x="20" y="55" font-family="sans-serif" font-size="40">${letter}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (const [at, alpha] of data.entries()) {
    if (alpha < 64) continue;
    xs.add(at % info.width);
    ys.add(Math.floor(at / info.width));
  }
  return { width: extent(xs), height: extent(ys) };
}

const extent = (of: ReadonlySet<number>): number => (of.size === 0 ? 0 : Math.max(...of) - Math.min(...of) + 1);

/** The text as far as it can be drawn: without a font for them, Chinese names are spelt in pinyin. */
export function drawable(text: string, fonts: Fonts): string {
  if (fonts === 'chinese') return text;
  return text.replace(/\p{Script=Han}+/gu, (name) =>
    pinyin(name, { toneType: 'none', surname: 'head' }).replaceAll(' ', ''),
  );
}
