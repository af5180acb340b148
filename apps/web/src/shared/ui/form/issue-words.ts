import type { Translate } from '../../i18n.tsx';

/** Why a shape refuses a value, as zod says it. */
export interface Issue {
  code: string;
  message: string;
  minimum?: unknown;
  maximum?: unknown;
}

/** What is wrong with a typed field, for its reader; null: no word that fits every field. */
export function issueWords({ code, message, minimum, maximum }: Issue, t: Translate): string | null {
  const length = /^max_(\d+)$/.exec(message);
  if (length) return t('rule.max_length', { max: Number(length[1]) });
  if (message === 'required') return t('rule.required');
  if (message === 'characters') return t('rule.characters');
  if (code === 'too_small') return t('rule.too_small', { min: Number(minimum) });
  if (code === 'too_big') return t('rule.too_big', { max: Number(maximum) });
  return null;
}
