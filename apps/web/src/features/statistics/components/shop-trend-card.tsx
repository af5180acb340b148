import { planShopRows } from '@rondo/contract/statistics-rows';
import { percent } from '@rondo/domain/percent';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import type { ShopOverview } from '../use-shop-cards.ts';
import { type Part, partOf, useTrendPart } from '../use-trend-part.ts';
import { BucketName } from './bucket-name.tsx';
import { useBucketName } from './bucket-names.ts';
import { NumberLink } from './number-link.tsx';
import { TrendFrame } from './trend-frame.tsx';

type Trend = ShopOverview['trend'];

interface Props {
  trend: Trend;
  asked: Asked;
  onPick: (part: Part) => void;
}

const inspectedIn = (asked: Asked, part: Part) => planShopRows(asked, { ...part, coverage: 'inspected' });

/** How many stores were inspected, and what share of the open ones. A bar filters the page, with Shift it opens its stores. */
export function ShopTrendCard({ trend, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const select = useTrendPart({ trend, rowsOf: (part) => inspectedIn(asked, part), onPick });
  const nameOf = useBucketName();
  const points = useMemo(
    () =>
      trend.map((bucket) => ({
        name: nameOf(bucket),
        count: bucket.inspectedShops,
        rate: percent(bucket.inspectedShops, bucket.openShops),
        isPale: bucket.isProvisional || bucket.isPartial,
      })),
    [trend, nameOf],
  );
  const [from, to] = [asked.from, asked.to].map((day) => format.day(noonOf(day)));
  return (
    <TrendFrame
      title={t('shopInspection.trend.title')}
      said={t('shopInspection.trend.said', { from: from ?? '', to: to ?? '', count: trend.length })}
      points={points}
      words={{ count: t('shopInspection.figure.inspected'), rate: t('shopInspection.figure.coverage') }}
      hint={t('shopInspection.trend.hint')}
      onSelect={select}
    >
      <TrendTable trend={trend} asked={asked} />
    </TrendFrame>
  );
}

function TrendTable({ trend, asked }: Pick<Props, 'trend' | 'asked'>) {
  const t = useT();
  const format = useFormat();
  return (
    <table>
      <thead>
        <tr>
          <th>{t('record.filter.period')}</th>
          <th>{t('shopInspection.trend.open')}</th>
          <th>{t('shopInspection.figure.inspected')}</th>
          <th>{t('shopInspection.figure.coverage')}</th>
        </tr>
      </thead>
      <tbody>
        {trend.map((bucket) => (
          <tr key={bucket.from}>
            <td>
              <BucketName bucket={bucket} />
            </td>
            <td>{format.count(bucket.openShops)}</td>
            <td>
              <NumberLink rows={inspectedIn(asked, partOf(bucket))} count={bucket.inspectedShops}>
                {format.count(bucket.inspectedShops)}
              </NumberLink>
            </td>
            <td>{format.percent(bucket.openShops === 0 ? null : bucket.inspectedShops / bucket.openShops)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
