import { Store } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import type { Narrowing } from '../../../shared/ui/list/narrowing.ts';

interface Props {
  failure: Error | null;
  isFiltered: boolean;
  narrowing: Narrowing;
  onRetry: () => void;
  onClear: () => void;
  onCreate: () => void;
  onImport: () => void;
  mayCreate: boolean;
}

/** What stands in place of stores. Without any, the first one is made or the list imported by whoever may. */
export function ShopEmptyState({ onCreate, onImport, mayCreate, ...rest }: Props) {
  const t = useT();
  const actions = mayCreate && (
    <>
      <button type="button" className="button button-primary" onClick={onCreate}>
        {t('shop.create')}
      </button>
      <button type="button" className="button" onClick={onImport}>
        {t('shop.import')}
      </button>
    </>
  );
  const nothingYet = t(mayCreate ? 'shop.empty' : 'shop.emptyScope');
  return <ListEmptyState noun={t('shop.noun')} icon={Store} nothingYet={nothingYet} actions={actions} {...rest} />;
}
