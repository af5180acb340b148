import { failureWords, Refusal } from '../../http/http.ts';
import { referenceOf } from '../../http/refusal.ts';
import { useT } from '../../i18n.tsx';
import { EmptyState } from './empty-state.tsx';
import { WhatItMeans } from './what-it-means.tsx';

interface Props {
  noun?: string;
  failure: Error | null;
  onRetry: () => void;
  /** It is the whole page: its title is the page's heading. */
  isPage?: boolean;
}

/** It did not load: why, the number under which the server noted it, and another try. The filters are kept. */
export function LoadFailure({ noun, failure, onRetry, isPage = false }: Props) {
  const t = useT();
  const reference = referenceOf(failure);
  const retry = (
    <button type="button" className="button button-primary" onClick={onRetry}>
      {t('ui.retry')}
    </button>
  );
  return (
    <EmptyState kind="failed" {...(noun ? { noun } : {})} actions={retry} isPage={isPage}>
      {refusedField(failure) ?? failureWords(failure)}
      {reference && <p className="num">{t('ui.emptyState.reference', { id: reference })}</p>}
      <WhatItMeans failure={failure} />
    </EmptyState>
  );
}

/** A filter of the address that was refused says more than that something was. */
const refusedField = (failure: Error | null): string | undefined =>
  failure instanceof Refusal ? failure.fields[0]?.message : undefined;
