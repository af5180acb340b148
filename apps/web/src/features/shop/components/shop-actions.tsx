import { Download, Map as MapIcon, Plus, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { ShopMenu } from './shop-menu.tsx';

interface Props {
  /** Whether there is a group in which the reader may add stores. */
  mayCreate: boolean;
  onBin: () => void;
  onExport: () => void;
  onImport: () => void;
  onCreate: () => void;
}

/** What can be begun from the list of stores. */
export function ShopActions({ mayCreate, onBin, onExport, onImport, onCreate }: Props) {
  const t = useT();
  const can = useCan();
  const isPhone = useNarrow();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <ShopMenu onBin={onBin} />
      <button
        type="button"
        className="quiet"
        aria-label={t('shop.exporting.export')}
        title={t('shop.exporting.export')}
        onClick={onExport}
      >
        <Download {...icon} />
      </button>
      {can('shop') && (
        <Link className="quiet" to="/shopmap" aria-label={t('shopMap.title')} title={t('shopMap.title')}>
          <MapIcon {...icon} />
        </Link>
      )}
      {mayCreate && (
        <>
          <button
            type="button"
            className={isPhone ? 'quiet' : 'button'}
            aria-label={t('shop.import')}
            title={t('shop.import')}
            onClick={onImport}
          >
            <Upload {...icon} />
            {!isPhone && t('shop.import')}
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
