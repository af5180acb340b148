import type { Citation } from '@rondo/contract/assistant';
import { useT } from '../../../shared/i18n.tsx';

/** What a citation opens, in words. */
export function useCitationName(): (one: Citation) => string {
  const t = useT();
  return (one) => {
    if (one.kind === 'page') return t('assistant.citation.shownOn', { page: one.label });
    if (one.kind === 'article') return t('assistant.citation.open', { name: one.title });
    const open = t('assistant.citation.open', { name: one.name });
    return one.page === null ? open : `${open} · ${t('assistant.citation.page', { page: one.page })}`;
  };
}
