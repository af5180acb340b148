import { Store } from 'lucide-react';
import { failureWords } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';

interface Props {
  failure: Error | null;
  isFiltered: boolean;
  onRetry: () => void;
  onClear: () => void;
  onCreate: () => void;
  onImport: () => void;
}

/** What stands in place of rows: failed, nothing matches, nothing yet. */
export function ShopFace({ failure, isFiltered, onRetry, onClear, onCreate, onImport }: Props) {
  const t = useT();
  const noun = t('shop.noun');
  const button = (label: string, run: () => void, look = 'button') => (
    <button type="button" className={look} onClick={run}>
      {label}
    </button>
  );
  if (failure) {
    return (
      <Face kind="failed" noun={noun} actions={button(t('ui.retry'), onRetry, 'button button-primary')}>
        {failureWords(failure)}
      </Face>
    );
  }
  if (isFiltered) {
    return <Face kind="nothing-matches" noun={noun} actions={button(t('ui.list.clearFilters'), onClear)} />;
  }
  const actions = (
    <>
      {button(t('shop.create'), onCreate, 'button button-primary')}
      {button(t('shop.import'), onImport)}
    </>
  );
  return (
    <Face kind="nothing-yet" noun={noun} icon={Store} actions={actions}>
      {t('shop.empty')}
    </Face>
  );
}
