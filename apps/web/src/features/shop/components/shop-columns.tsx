import { fieldNames } from '@rondo/contract/kit/field';
import { PLAIN_SHOP_FIELDS, type PlainShopField } from '@rondo/contract/shop-fields';
import type { ShopRow } from '@rondo/contract/shop-shapes';
import { useMemo } from 'react';
import { fieldText } from '../../../shared/format/field-text.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { Level } from '../../../shared/ui/status/level.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { useCustomText, useFieldName, useShopFields } from '../use-shop-fields.ts';

type Format = ReturnType<typeof useFormat>;

/** The columns of the list (product 3); the first cell has two lines, name and number. */
export function useShopColumns(): Column<ShopRow>[] {
  const t = useT();
  const format = useFormat();
  const fields = useShopFields();
  const nameOf = useFieldName();
  const textOf = useCustomText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: name and text of a field go by the format
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
        width: stateWidth('shop', t),
        render: (shop) => <StateLabel object="shop" state={shop.state} />,
      },
      {
        key: 'managers',
        title: t('shop.column.managers'),
        width: 124,
        render: ({ managers: [first, ...others] }) =>
          first ? <Person name={first.name} more={others.length} /> : <span className="meta">—</span>,
        textOf: (shop) => format.list(shop.managers.map((manager) => manager.name)) || t('shop.noManager'),
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
        width: 124,
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
        hidden: true,
        render: (shop) => shop.groupPath || '—',
        textOf: (shop) => shop.groupPath,
      },
      ...IN_LIST.map((name) => plainColumn(name, t, format)),
      {
        key: 'tags',
        title: t('shop.field.tags'),
        width: 160,
        hidden: true,
        render: (shop) => format.list(shop.tags) || '—',
        textOf: (shop) => format.list(shop.tags),
      },
      {
        key: 'updated',
        title: t('shop.column.updated'),
        width: 148,
        hidden: true,
        sortable: true,
        render: (shop) => <span className="num">{format.dateTime(shop.updatedAt)}</span>,
      },
      ...fields.map((field): Column<ShopRow> => {
        const textIn = ({ custom }: ShopRow) =>
          textOf(field, custom.find(({ fieldId }) => fieldId === field.id)?.value ?? '');
        return {
          key: `custom:${field.id}`,
          title: nameOf(field),
          width: 132,
          hidden: true,
          ...(field.kind === 'number' ? { align: 'right' as const } : {}),
          render: (shop) => textIn(shop) || '—',
          textOf: textIn,
        };
      }),
    ],
    [t, format, fields],
  );
}

/** The first cell says name and number, the map where it is. */
const ELSEWHERE: readonly PlainShopField[] = ['name', 'code', 'latitude', 'longitude'];
const IN_LIST = fieldNames(PLAIN_SHOP_FIELDS).filter((name) => !ELSEWHERE.includes(name));
const WIDTH = { line: 150, text: 150, textOrNull: 132, number: 100, day: 124 } as const;

/** A field as its kind is written; all but the address wait until the reader asks for them. */
function plainColumn(name: PlainShopField, t: Translate, format: Format): Column<ShopRow> {
  const { kind } = PLAIN_SHOP_FIELDS[name];
  const textOf = (shop: ShopRow): string => fieldText({ kind }, shop[name], format);
  return {
    key: name,
    title: t(`shop.field.${name}`),
    width: WIDTH[kind],
    ...(kind === 'number' ? { align: 'right' as const } : {}),
    ...(name === 'address' ? {} : { hidden: true }),
    render: (shop) => textOf(shop) || '—',
    textOf,
  };
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
  const { lastLevel: level, lastRate: ratePercent, lastScore: score, lastMaxScore: maxScore } = shop;
  if (!level && ratePercent === null) return <span className="meta">—</span>;
  return (
    <span className="shop-score">
      {level && <Level level={level} bare />}
      <Rate result={{ ratePercent, score, maxScore, level }} />
    </span>
  );
}

/** Three and more are a store in trouble; none is said quietly. */
const MANY = 3;

function OpenRectifications({ count }: { count: number }) {
  const tone = count >= MANY ? 'many' : count > 0 ? 'some' : 'none';
  return (
    <span className="num shop-open" data-tone={tone}>
      {count}
    </span>
  );
}
