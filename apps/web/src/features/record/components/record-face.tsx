import { ClipboardCheck } from 'lucide-react';
import { failureWords } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';

interface Props {
  failure: Error | null;
  isFiltered: boolean;
  onRetry: () => void;
  onClear: () => void;
}

/** What stands in place of rows: failed, nothing matches, nothing yet. */
export function RecordFace({ failure, isFiltered, onRetry, onClear }: Props) {
  const t = useT();
  const noun = t('record.noun');
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
    <Face kind="nothing-yet" noun={noun} icon={ClipboardCheck}>
      {t('record.emptyHint')}
    </Face>
  );
}
