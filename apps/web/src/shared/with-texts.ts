import { loadTexts } from './i18n.tsx';
import type { LoadCode } from './load-code.ts';
import type { TextPart } from './text-parts.ts';

/** A page with its texts, asked for together. A build puts it around the pages of the route tables. */
export const withTexts =
  <D>(texts: TextPart, load: LoadCode<D>): LoadCode<D> =>
  async () => {
    const [module] = await Promise.all([load(), loadTexts(texts)]);
    return module;
  };
