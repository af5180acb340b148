import { ArchiveRestore, Plus, Upload } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';

interface Props {
  /** Whether there is a group in which the reader may add stores. */
  mayCreate: boolean;
  onBin: () => void;
  onImport: () => void;
  onCreate: () => void;
}

/** What can be begun from the list of stores. */
export function ShopActions({ mayCreate, onBin, onImport, onCreate }: Props) {
  const t = useT();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <button type="button" className="quiet" aria-label={t('ui.bin.title')} title={t('ui.bin.title')} onClick={onBin}>
        <ArchiveRestore {...icon} />
      </button>
      {mayCreate && (
        <>
          <button type="button" className="button" onClick={onImport}>
            <Upload {...icon} />
            {t('shop.import')}
          </button>
          <button type="button" className="button button-primary" onClick={onCreate}>
            <Plus {...icon} />
            {t('shop.create')}
          </button>
        </>
      )}
    </>
  );
}
