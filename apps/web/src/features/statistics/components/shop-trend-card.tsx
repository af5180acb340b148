import { planShopRows } from '@rondo/contract/statistics-rows';
import { percent } from '@rondo/domain/percent';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Asked } from '../filter.ts';
import type { ShopOverview } from '../use-shop-cards.ts';
import { type Part, partOf } from '../use-trend-part.ts';
import { NumberLink } from './number-link.tsx';
import { Trend } from './trend.tsx';

type Buckets = ShopOverview['trend'];

interface Props {
  trend: Buckets;
  asked: Asked;
  onPick: (part: Part) => void;
}

const pointOf = ({ inspectedShops, openShops }: Buckets[number]) => ({
  count: inspectedShops,
  rate: percent(inspectedShops, openShops),
});

/** How many stores were inspected, and what share of the open ones. */
export function ShopTrendCard({ trend, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const rowsOf = (part: Part) => planShopRows(asked, { ...part, coverage: 'inspected' });
  return (
    <Trend
      {...{ trend, asked, onPick, rowsOf, pointOf }}
      title={t('shopInspection.trend.title')}
      said={(of) => t('shopInspection.trend.said', of)}
      words={{ count: t('shopInspection.figure.inspected'), rate: t('shopInspection.figure.coverage') }}
      hint={t('shopInspection.trend.hint')}
      columns={[
        { title: t('shopInspection.trend.open'), render: (bucket) => format.count(bucket.openShops) },
        {
          title: t('shopInspection.figure.inspected'),
          render: (bucket) => (
            <NumberLink rows={rowsOf(partOf(bucket))} count={bucket.inspectedShops}>
              {format.count(bucket.inspectedShops)}
            </NumberLink>
          ),
        },
        {
          title: t('shopInspection.figure.coverage'),
          render: ({ openShops, inspectedShops }) =>
            format.percent(openShops === 0 ? null : inspectedShops / openShops),
        },
      ]}
    />
  );
}
