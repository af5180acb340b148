import type { Language } from '@rondo/messages';
import type { Bundle } from '@rondo/messages/fill';
import { loadTexts } from './i18n.tsx';
import { finished, type LoadCode } from './load-code.ts';
import type { TextPart } from './text-parts.ts';

/** Code with its texts, asked for together. */
export const withTexts =
  <D>(texts: TextPart, load: LoadCode<D>): LoadCode<D> =>
  async () => {
    const [module] = await Promise.all([load(), loadTexts(texts)]);
    return module;
  };

/** The file of a page, as a build makes it: with what the page says, in both languages. */
interface WithTexts<D> {
  default: D;
  texts: Readonly<Record<Language, Bundle>>;
}

/**
 * A page that brings its texts.
 * @public a build puts it around the pages of the route tables (`apps/web/text-parts.ts`)
 */
export function withOwnTexts<D>(load: () => Promise<WithTexts<D>>): LoadCode<D> {
  let part: TextPart | null = null;
  return finished(load, async ({ texts }) => {
    part ??= { 'zh-CN': async () => ({ default: texts['zh-CN'] }), 'en-US': async () => ({ default: texts['en-US'] }) };
    await loadTexts(part);
  });
}
