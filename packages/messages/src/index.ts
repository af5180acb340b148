import { messages as en } from './en-US/index.gen.ts';
import { type Params, text } from './fill.ts';
import type { Path } from './shape.ts';
import { messages as zh } from './zh-CN/index.gen.ts';

/** The two languages of the product. zh-CN is the source and the default. */
export type Language = 'zh-CN' | 'en-US';

/** The key of any text: `<noun>.<...>`, for example `ui.save` or `state.task.pending`. */
export type MessageKey = Path<typeof zh>;

export type { Params } from './fill.ts';

const bundles = { 'zh-CN': zh, 'en-US': en };

/** `en-US` for exactly that value, Chinese for everything else. */
export function languageOf(stored: string | null | undefined): Language {
  return stored === 'en-US' ? 'en-US' : 'zh-CN';
}

/**
 * The text of a key in a language, slots filled from `params`. For the server and for tests; the web app loads one
 * language through `shared/i18n.tsx` instead.
 */
export function translate(language: Language, key: MessageKey, params?: Params): string {
  return text(bundles[language], key, params);
}
