import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import { role } from '../../../shared/ui/tokens.ts';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import { type ScoreOverview, scoredRows } from '../use-score-cards.ts';
import { partOf } from '../use-trend-part.ts';
import { BucketName } from './bucket-name.tsx';
import { useBucketName } from './bucket-names.ts';
import { NumberLink } from './number-link.tsx';
import { linesOption, SERIES_ROLES } from './score-options.ts';

interface Props {
  overview: ScoreOverview;
  asked: Asked;
}

/** How good each category was over time, as lines and as a table whose numbers open their records. */
export function CategoriesCard({ overview, asked }: Props) {
  const { categories, categoryKinds, trend } = overview;
  const t = useT();
  const format = useFormat();
  const nameOf = useBucketName();
  const title = t('scoreStatistics.categories.title');
  const option = useMemo(
    () =>
      linesOption(
        trend.map((bucket) => nameOf(bucket)),
        categories.map(({ name, parts }) => ({ name, rates: parts.map(({ averageRate }) => averageRate) })),
      ),
    [trend, categories, nameOf],
  );
  const [from, to] = [asked.from, asked.to].map((day) => format.day(noonOf(day)));
  return (
    <section className="card statistics-card statistics-trend">
      <header>
        <h2>
          {title} <Tip label={t('ui.formulaOf', { name: title })} text={t('scoreStatistics.formula.category')} />
        </h2>
      </header>
      {categories.length === 0 ? (
        <p className="meta">{t('scoreStatistics.categories.none')}</p>
      ) : (
        <>
          <ul className="statistics-legend meta" aria-hidden>
            {categories.map(({ name }, index) => (
              <li key={name} data-mark="own">
                <i style={{ background: role(SERIES_ROLES[index] ?? 'muteMark') }} />
                {name}
              </li>
            ))}
          </ul>
          <Chart
            label={t('scoreStatistics.categories.said', { count: categories.length, from: from ?? '', to: to ?? '' })}
            option={option}
            fills
          />
          <CategoryTable overview={overview} asked={asked} />
        </>
      )}
      {categoryKinds > categories.length && (
        <p className="meta">{t('scoreStatistics.categories.all', { count: categories.length, all: categoryKinds })}</p>
      )}
    </section>
  );
}

function CategoryTable({ overview: { categories, trend, previousFrom, previousTo }, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
  const before = { from: previousFrom, to: previousTo };
  return (
    <details className="statistics-data">
      <summary className="meta">{t('ui.chart.asTable')}</summary>
      <table>
        <thead>
          <tr>
            <th>{t('record.filter.period')}</th>
            {categories.map(({ name }) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trend.map((bucket, index) => (
            <tr key={bucket.from}>
              <td>
                <BucketName bucket={bucket} />
              </td>
              {categories.map(({ name, parts }) => (
                <td key={name}>
                  <NumberLink
                    rows={scoredRows({ ...asked, ...partOf(bucket) }, { category: name })}
                    count={parts[index]?.evaluated ?? 0}
                  >
                    {percent(parts[index]?.averageRate ?? null)}
                  </NumberLink>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td>{t('scoreStatistics.levels.now')}</td>
            {categories.map(({ name, evaluated, averageRate }) => (
              <td key={name}>
                <NumberLink rows={scoredRows(asked, { category: name })} count={evaluated}>
                  {percent(averageRate)}
                </NumberLink>
              </td>
            ))}
          </tr>
          <tr>
            <td>{t('scoreStatistics.levels.before')}</td>
            {categories.map(({ name, previousRate }) => (
              <td key={name}>
                <NumberLink
                  rows={scoredRows({ ...asked, ...before }, { category: name })}
                  count={previousRate === null ? 0 : 1}
                >
                  {percent(previousRate)}
                </NumberLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </details>
  );
}
