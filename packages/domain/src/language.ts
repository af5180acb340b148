/** The two languages; English only when the stored language is en-US (section 1). */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Anything but `en-US` is Chinese. */
export function languageOf(stored: string | null | undefined): Language {
  return stored === 'en-US' ? 'en-US' : 'zh-CN';
}
