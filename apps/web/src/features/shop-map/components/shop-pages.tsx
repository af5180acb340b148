import type { Output } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { ShopRow } from '@rondo/contract/shop-shapes';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Pager } from '../../../shared/ui/list/pager.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

interface Props {
  label: string;
  answer: { data: Output<typeof shopApi.list> | undefined; error: Error | null; refetch: () => Promise<unknown> };
  page: number;
  size: number;
  onPage: (page: number) => void;
  /** What stands in place of rows. */
  empty: ReactNode;
  row: (shop: ShopRow) => ReactNode;
}

/** The stores beside the map, a page at a time, with the faces of a list. */
export function ShopPages({ label, answer, page, size, onPage, empty, row }: Props) {
  const t = useT();
  const { data, error, refetch } = answer;
  if (error && !data) return <LoadFailure noun={t('shop.noun')} failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  if (data.list.length === 0) return <>{empty}</>;
  const pageCount = Math.max(Math.ceil(data.total / size), page + (data.next === null ? 0 : 1));
  return (
    <>
      <ul className="map-list" aria-label={label}>
        {data.list.map((shop) => (
          <li key={shop.id}>{row(shop)}</li>
        ))}
      </ul>
      {pageCount > 1 && <Pager page={page} pageCount={pageCount} onChange={onPage} />}
    </>
  );
}
