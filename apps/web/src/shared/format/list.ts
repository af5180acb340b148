import type { Translate } from '../i18n.tsx';

/** Several names in one line, with the separator of the reader's language: `甲、乙` / `A, B`. */
export const listText = (t: Translate, parts: readonly string[]): string => parts.join(t('ui.listSeparator'));
