import type { ShopRow } from '@rondo/contract/shop';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { St } from '../../../shared/ui/glyph/st.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { ShopLevel } from '../shop-level.tsx';

/** The columns of the list (product 3); the first cell has two lines, name and number. */
export function useShopColumns(): Column<ShopRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('shop.column.shop'),
        width: 212,
        always: true,
        sortable: true,
        render: (shop) => <ShopCell shop={shop} />,
        textOf: (shop) => [shop.name, shop.code].filter(Boolean).join(' · '),
      },
      {
        key: 'state',
        title: t('shop.column.state'),
        width: 124,
        render: (shop) => <St object="shop" state={shop.state} />,
      },
      {
        key: 'managers',
        title: t('shop.column.managers'),
        width: 124,
        render: ({ managers: [first, ...others] }) =>
          first ? <Person name={first.name} more={others.length} /> : <span className="meta">—</span>,
        textOf: (shop) => shop.managers.map((manager) => manager.name).join(', ') || t('shop.noManager'),
      },
      {
        key: 'score',
        title: t('shop.column.lastScore'),
        width: 108,
        sortable: true,
        render: (shop) => <LastScore shop={shop} />,
      },
      {
        key: 'inspected',
        title: t('shop.column.lastInspected'),
        width: 136,
        sortable: true,
        render: (shop) =>
          shop.lastInspectedAt ? (
            <span className="num">{format.ago(shop.lastInspectedAt)}</span>
          ) : (
            <span className="meta">{t('shop.never')}</span>
          ),
        textOf: (shop) => (shop.lastInspectedAt ? format.dateTimeFull(shop.lastInspectedAt) : t('shop.never')),
      },
      {
        key: 'openRectifications',
        title: t('shop.column.openRectifications'),
        width: 72,
        align: 'right',
        render: (shop) => <OpenRectifications count={shop.openRectifications} />,
      },
      {
        key: 'group',
        title: t('shop.column.group'),
        width: 150,
        render: (shop) => shop.groupPath || '—',
        textOf: (shop) => shop.groupPath,
      },
      { key: 'phone', title: t('shop.column.phone'), width: 132, hidden: true, render: (shop) => shop.phone || '—' },
      {
        key: 'address',
        title: t('shop.column.address'),
        width: 240,
        hidden: true,
        render: (shop) => shop.address || '—',
        textOf: (shop) => shop.address,
      },
      {
        key: 'tags',
        title: t('shop.column.tags'),
        width: 160,
        hidden: true,
        render: (shop) => shop.tags.join(', ') || '—',
        textOf: (shop) => shop.tags.join(', '),
      },
      {
        key: 'updated',
        title: t('shop.column.updated'),
        width: 148,
        hidden: true,
        sortable: true,
        render: (shop) => <span className="num">{format.dateTime(shop.updatedAt)}</span>,
      },
    ],
    [t, format],
  );
}

function ShopCell({ shop }: { shop: ShopRow }) {
  return (
    <span className="shop-cell">
      <span className="ellipsis">{shop.name}</span>
      <span className="ellipsis meta num">{shop.code ?? '—'}</span>
    </span>
  );
}

export function LastScore({ shop }: { shop: ShopRow }) {
  const format = useFormat();
  const { lastLevel, lastScore } = shop;
  if (!lastLevel && lastScore === null) return <span className="meta">—</span>;
  return (
    <span className="shop-score">
      {lastLevel && <ShopLevel {...lastLevel} bare />}
      <span className="num">{format.score(lastScore)}</span>
    </span>
  );
}

/** Three and more are a store in trouble; none is said quietly. */
const MANY = 3;

export function OpenRectifications({ count }: { count: number }) {
  const tone = count >= MANY ? 'many' : count > 0 ? 'some' : 'none';
  return (
    <span className="num shop-open" data-tone={tone}>
      {count}
    </span>
  );
}
