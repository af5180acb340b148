import { useT } from '../../../shared/i18n.tsx';

/** How a list without stores gets its first ones. */
export function FirstShop({ onCreate, onImport }: { onCreate: () => void; onImport: () => void }) {
  const t = useT();
  return (
    <>
      <button type="button" className="button" onClick={onImport}>
        {t('shop.import')}
      </button>
      <button type="button" className="button button-primary" onClick={onCreate}>
        {t('shop.create')}
      </button>
    </>
  );
}
