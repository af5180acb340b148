import { shopOptions } from '@rondo/contract/shop-options';
import { useDeferredValue, useState } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { recentShops } from '../start-recent.ts';

type Props = { shopId: string | null; onPick: (shopId: string | null) => void };

/** Choosing the store: the ones inspected last, then everything in scope by name or code. */
export function ShopChoice({ shopId, onPick }: Props) {
  const t = useT();
  const { companyId } = useMe();
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword);
  const [recentIds] = useState(() => recentShops(localStorage, companyId));
  const chosen = useCall(shopOptions, { ids: shopId ? [shopId] : [] }, { enabled: shopId !== null });
  const recent = useCall(shopOptions, { ids: recentIds, openOnly: true }, { enabled: recentIds.length > 0 });
  const found = useCall(shopOptions, { keyword: asked, openOnly: true }, { keepPrevious: true });
  const picked = shopId
    ? [recent, found, chosen].flatMap(({ data }) => data ?? []).find((one) => one.id === shopId)
    : null;
  if (picked) {
    return (
      <div className="picked-shop">
        <span>
          <strong>{picked.name}</strong>
          <span className="meta">{picked.groupPath}</span>
        </span>
        <button type="button" className="button button-thumb" onClick={() => onPick(null)}>
          {t('inspection.start.changeShop')}
        </button>
      </div>
    );
  }
  const known = keyword === '' ? recentIds.flatMap((id) => recent.data?.find((one) => one.id === id) ?? []) : [];
  const others = (found.data ?? []).filter((one) => !known.some((before) => before.id === one.id));
  const row = (shop: (typeof others)[number]) => (
    <label key={shop.id} className="choice">
      <input type="radio" name="shop" checked={false} onChange={() => onPick(shop.id)} />
      <span>
        {shop.name}
        <span className="meta choice-more">{[shop.code, shop.groupPath].filter(Boolean).join(' · ')}</span>
      </span>
    </label>
  );
  return (
    <div className="choices">
      <input
        type="search"
        className="thumb-field"
        aria-label={t('inspection.start.searchShop')}
        placeholder={t('inspection.start.searchShop')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {known.length > 0 && <p className="meta">{t('inspection.start.recent')}</p>}
      {known.map(row)}
      {known.length > 0 && others.length > 0 && <p className="meta">{t('inspection.start.found')}</p>}
      {others.map(row)}
      {found.isError && <p role="alert">{failureWords(found.error)}</p>}
      {found.data?.length === 0 && known.length === 0 && (
        <p role="status">
          {t('inspection.start.noShop')}
          <span className="meta choice-more">{t('inspection.start.noShopWord')}</span>
        </p>
      )}
    </div>
  );
}
