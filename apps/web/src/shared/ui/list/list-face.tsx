import type { LucideIcon } from 'lucide-react';
import { failureWords } from '../../http/http.ts';
import { useT } from '../../i18n.tsx';
import { Face } from './face.tsx';

interface Props {
  /** What the list holds, as it stands in a sentence. */
  noun: string;
  /** Icon of the thing itself, for "nothing yet". */
  icon: LucideIcon;
  /** What a list without rows is for. */
  nothingYet: string;
  failure: Error | null;
  isFiltered: boolean;
  onRetry: () => void;
  onClear: () => void;
}

/** What stands in place of a list's rows: failed with retry, nothing matches with a way back, nothing yet. */
export function ListFace({ noun, icon, nothingYet, failure, isFiltered, onRetry, onClear }: Props) {
  const t = useT();
  if (failure) {
    const retry = (
      <button type="button" className="button button-primary" onClick={onRetry}>
        {t('ui.retry')}
      </button>
    );
    return (
      <Face kind="failed" noun={noun} actions={retry}>
        {failureWords(failure)}
      </Face>
    );
  }
  if (isFiltered) {
    const clear = (
      <button type="button" className="button" onClick={onClear}>
        {t('ui.list.clearFilters')}
      </button>
    );
    return <Face kind="nothing-matches" noun={noun} actions={clear} />;
  }
  return (
    <Face kind="nothing-yet" noun={noun} icon={icon}>
      {nothingYet}
    </Face>
  );
}
