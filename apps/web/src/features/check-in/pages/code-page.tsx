import { checkInApi } from '@rondo/contract/check-in';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StoreCode } from '../components/store-code.tsx';
import '../../../shared/ui/list/list.css';
import '../components/check-in.css';

/** The code of a store, for its screen or its wall. Store and kind stand in the address, so that a screen can keep it open. */
export default function CodePage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [keyword, setKeyword] = useState('');
  const shops = useCall(checkInApi.codeShops, { keyword }, { keepPrevious: true });
  const offered = shops.data?.list ?? [];
  const shopId = params.get('shopId') ?? (offered.length === 1 ? (offered[0]?.id ?? null) : null);
  const kind = params.get('kind') === 'static' ? 'static' : 'dynamic';
  const set = (name: 'shopId' | 'kind', value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <section className="list-page" aria-label={t('checkIn.code.title')}>
      <header className="list-head no-print">
        <h1>{t('checkIn.code.title')}</h1>
      </header>
      <div className="check-in-show">
        {shops.isPending && <SkeletonRows rows={4} />}
        {shops.isError && <LoadFailure failure={shops.error} onRetry={() => void shops.refetch()} />}
        {shops.data && offered.length === 0 && keyword === '' && !shopId && (
          <EmptyState kind="no-permission" title={t('checkIn.code.title')}>
            {t('checkIn.code.noShops')}
          </EmptyState>
        )}
        {shops.data && (offered.length > 0 || keyword !== '' || shopId) && (
          <>
            <div className="check-in-choose no-print">
              <SelectField
                label={t('checkIn.code.shop')}
                placeholder={t('checkIn.code.pickShop')}
                isSearchable
                onSearch={setKeyword}
                options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                value={shopId}
                onChange={(id) => set('shopId', id)}
              />
              <Segment
                label={t('checkIn.code.kind')}
                value={kind}
                options={(['dynamic', 'static'] as const).map((value) => ({
                  value,
                  label: t(`checkIn.code.${value}`),
                }))}
                onChange={(next) => set('kind', next)}
              />
            </div>
            {shopId && <StoreCode key={`${shopId} ${kind}`} shopId={shopId} kind={kind} />}
          </>
        )}
      </div>
    </section>
  );
}
