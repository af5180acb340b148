import { shopMapApi } from '@rondo/contract/shop-map';
import { LIMIT } from '@rondo/domain/limit';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Importable } from '../../../shared/import/import-flow.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const ImportFlow = lazyPart(async () => ({
  default: (await import('../../../shared/import/import-flow.tsx')).ImportFlow,
}));

const PLACE_IMPORT: Importable = {
  api: shopMapApi,
  kind: 'place.import',
  title: 'shopMap.importing.title',
  maxRows: LIMIT.import.shops,
  invalidates: ['shop', 'shopMap'],
};

/** Stores are put on the map by a table of coordinates. */
export function PlaceImport() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="meta">
        {t('shopMap.importHint')}{' '}
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {t('shopMap.import')}
        </button>
      </p>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportFlow {...PLACE_IMPORT} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
