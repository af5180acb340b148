import { failureRows, recordRows } from '@rondo/contract/statistics-rows';
import { isEnoughToRank } from '@rondo/domain/score-ranking';
import { FORMULAS } from '@rondo/domain/statistics';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { type ScoreOverview, scoredRows } from '../use-score-cards.ts';
import { NumberLink } from './number-link.tsx';
import { dotsOption } from './score-options.ts';

type Shop = ScoreOverview['shops'][number];

const failsOf = ({ failedItems, records }: Pick<Shop, 'failedItems' | 'records'>): number =>
  FORMULAS.failsPerInspection.compute({ failedItems, inspections: records }) ?? 0;

/** Stores by how good they are and how much fails there; a dot opens the scored records of its store. */
export function DotsCard({ overview, asked }: { overview: ScoreOverview; asked: Asked }) {
  const { shops, shopKinds, figures } = overview;
  const t = useT();
  const navigate = useNavigate();
  const linkOf = useRowsLink();
  const title = t('scoreStatistics.dots.title');
  const [rate, fails] = [t('scoreStatistics.figure.average'), t('scoreStatistics.dots.fails')];
  const option = useMemo(() => {
    const sumOf = (of: (shop: Shop) => number) => shops.reduce((sum, shop) => sum + of(shop), 0);
    const whole = { failedItems: sumOf((shop) => shop.failedItems), records: sumOf((shop) => shop.records) };
    return dotsOption(
      shops.map((shop) => ({
        ...{ name: shop.name, rate: shop.averageRate ?? 0, fails: failsOf(shop) },
        isFew: !isEnoughToRank(shop.evaluated),
      })),
      { rate: figures.average ?? 0, fails: failsOf(whole) },
      { rate, fails },
    );
  }, [shops, figures.average, rate, fails]);
  const open = (index: number) => {
    const shop = shops[index];
    const to = shop && linkOf(scoredRows(asked, { shopId: [shop.id] }));
    if (to) void navigate(to);
  };
  return (
    <section className="card statistics-card statistics-trend">
      <header>
        <h2>
          {title} <Tip label={t('ui.formulaOf', { name: fails })} text={t('scoreStatistics.formula.fails')} />
        </h2>
      </header>
      <Chart
        label={t('scoreStatistics.dots.said', { count: shops.length })}
        option={option}
        height={252}
        fills
        onSelect={({ seriesIndex, dataIndex }) => seriesIndex === 0 && open(dataIndex)}
      />
      <DotTable shops={shops} asked={asked} words={{ rate, fails }} />
      {shopKinds > shops.length && (
        <p className="meta">{t('scoreStatistics.dots.all', { count: shops.length, all: shopKinds })}</p>
      )}
    </section>
  );
}

interface TableProps {
  shops: readonly Shop[];
  asked: Asked;
  words: { rate: string; fails: string };
}

function DotTable({ shops, asked, words }: TableProps) {
  const t = useT();
  const format = useFormat();
  return (
    <details className="statistics-data">
      <summary className="meta">
        {t('ui.chart.asTable')}
        <span className="statistics-hint"> · {t('scoreStatistics.dots.hint')}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th>{t('statistics.table.shop')}</th>
            <th>{words.rate}</th>
            <th>{t('statistics.table.records')}</th>
            <th>{t('statistics.table.failed')}</th>
            <th>{words.fails}</th>
          </tr>
        </thead>
        <tbody>
          {shops.map((shop) => {
            const own = { ...asked, shopId: [shop.id] };
            return (
              <tr key={shop.id}>
                <td>{shop.name}</td>
                <td>
                  <NumberLink rows={scoredRows(own)} count={shop.evaluated}>
                    {format.percent(shop.averageRate === null ? null : shop.averageRate / 100)}
                  </NumberLink>
                </td>
                <td>
                  <NumberLink rows={recordRows(own)} count={shop.records}>
                    {format.count(shop.records)}
                  </NumberLink>
                </td>
                <td>
                  <NumberLink rows={failureRows(own)} count={shop.failedItems}>
                    {format.count(shop.failedItems)}
                  </NumberLink>
                </td>
                <td>{format.count(failsOf(shop))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
