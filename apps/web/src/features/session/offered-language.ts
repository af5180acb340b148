import type { Language } from '@rondo/messages';

/**
 * The language to offer on the sign-in page: nobody chose one here yet, so that the page is in Chinese (English only when it
 * is stored), while the browser's own languages name English before Chinese. Null where nothing is to be offered.
 */
export function offeredLanguage(stored: string | null, browser: readonly string[]): Language | null {
  if (stored !== null) return null;
  const first = browser.find((one) => /^(zh|en)\b/i.test(one));
  return first !== undefined && /^en/i.test(first) ? 'en-US' : null;
}
