import { type Language, translate } from '@rondo/messages';
import type { Page } from 'playwright-core';

/** The texts of a reader's language. */
export const textsOf =
  (language: Language) =>
  (key: Parameters<typeof translate>[1], params: Parameters<typeof translate>[2] = {}): string =>
    translate(language, key, params);

const NOUNS =
  'access|account|app|application|audit|company|department|dissolution|error|file|handover|inspection|member|message|notification|org|permission|profile|record|rectification|role|rule|session|shop|state|statistics|task|template|today|ui';

/** Message keys that somebody can read on the page instead of the text behind them. */
export async function bareKeys(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.match(new RegExp(`\\b(?:${NOUNS})\\.[a-z]\\w+(?:\\.\\w+)*`, 'g')) ?? [];
}

/** Slots that nothing was put into. */
export async function openSlots(page: Page): Promise<string[]> {
  return (await page.locator('body').innerText()).match(/\{\w+(?:\|[^}]*)?\}/g) ?? [];
}

/** Chinese characters of a text. */
export const chineseIn = (text: string): string[] => text.match(/\p{Script=Han}+/gu) ?? [];
