import { failureWords, Refusal } from '../../../shared/http/http.ts';
import type { Translate } from '../../../shared/i18n.tsx';

/** Why a plan is refused, with the one of its templates that is. */
export function refusedWords(t: Translate, error: unknown): string {
  const words = failureWords(error);
  const data = error instanceof Refusal ? error.data : null;
  if (typeof data !== 'object' || data === null || !('template' in data)) return words;
  const { template } = data;
  if (typeof template !== 'object' || template === null || !('name' in template)) return words;
  return t('task.wizard.ofTemplate', { template: String(template.name), words });
}
