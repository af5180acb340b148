/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { atMost } from '../at-most.ts';

/** Two weights of one typeface that has Latin and Chinese, each with the letters of one document only (20 to 40 kB). */
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

/**
 * The fonts for a document in which these texts stand. A font is 10 MB, so it is read for each document and one document after
 * another; where a machine has no fonts of its own it makes no difference.
 */
export const fontsFor = atMost(1, async (texts: string): Promise<PaperFonts> => {
  const letters = [...new Set(ALWAYS + texts)].join('');
  const cut = async (file: string): Promise<Buffer> =>
    subsetFont(await readFile(packaged.resolve(`@expo-google-fonts/noto-sans-sc/${file}`)), letters, {
      targetFormat: 'truetype',
    });
  return { regular: await cut(FILES.regular), bold: await cut(FILES.bold) };
});
