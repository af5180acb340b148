/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { atMost } from '../at-most.ts';

/** Two weights of one typeface that has Latin and Chinese, each with the letters that are needed (20 to 40 kB for one document). */
export interface PaperFonts {
  regular: Buffer;
  bold: Buffer;
}

const FILES = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
} as const;

/** Letters that are added while drawing: figures, signs, what is not in anybody's text. */
const ALWAYS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~·–—…×←→↑↓−□';

const packaged = createRequire(import.meta.url);

/** Letters that are kept cut out: some hundred reports of one company use fewer, and 3,000 are about 1 MB a weight. */
const KEPT_MOST = 3_000;

let kept: { letters: ReadonlySet<string>; fonts: PaperFonts } | null = null;

/**
 * The fonts for a document in which these texts stand; where a machine has no fonts of its own it makes no difference. A whole
 * font is 10 MB, and to read two of them and cut them takes longer than to draw most documents: what was cut for those before is
 * kept and only grows by the letters that are new. A file holds the letters of its own texts and no others, whatever is here.
 */
export const fontsFor = atMost(1, async (texts: string): Promise<PaperFonts> => {
  const wanted = new Set(ALWAYS + texts);
  const grown = new Set([...(kept?.letters ?? []), ...wanted]);
  if (kept && grown.size === kept.letters.size) return kept.fonts;
  const letters = grown.size > KEPT_MOST ? wanted : grown;
  const fonts = { regular: await cut(FILES.regular, letters), bold: await cut(FILES.bold, letters) };
  kept = { letters, fonts };
  return fonts;
});

const cut = async (file: string, letters: ReadonlySet<string>): Promise<Buffer> =>
  subsetFont(await readFile(packaged.resolve(`@expo-google-fonts/noto-sans-sc/${file}`)), [...letters].join(''), {
    targetFormat: 'truetype',
  });
