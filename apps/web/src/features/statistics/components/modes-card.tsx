import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { FIGURE_ROWS, recordRows } from '@rondo/contract/statistics-rows';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { NumberLink } from './number-link.tsx';

type Figures = Output<typeof statisticsApi.inspection>;

/** How inspections were done, and what became of what failed. */
export function ModesCard({ figures, asked }: { figures: Figures; asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const { current, modes } = figures;
  const figure = (key: 'failed' | 'completion' | 'toComplete' | 'durability') => {
    const { rows, count } = FIGURE_ROWS[key];
    return { rows: rows(asked), count: count(current) };
  };
  const [failed, completed, all] = [figure('failed'), figure('completion'), figure('toComplete')];
  const lasted = figure('durability');
  const share = current.rectificationPercent;
  return (
    <section className="card statistics-card">
      <header>
        <h2>{t('statistics.modes.title')}</h2>
      </header>
      <BarList
        label={t('statistics.modes.title')}
        rows={modes.map(({ mode, records }) => {
          const to = records > 0 ? linkOf(recordRows(asked, { mode: [mode] })) : undefined;
          return { key: mode, label: t(`state.mode.${mode}`), value: records, ...(to ? { to } : {}) };
        })}
      />
      <dl className="statistics-facts">
        <div>
          <dt className="meta">
            {t('statistics.figure.failed')} <Formula name="failed" />
          </dt>
          <dd className="num">
            <NumberLink {...failed}>{format.count(failed.count)}</NumberLink>
          </dd>
        </div>
        <div>
          <dt className="meta">
            {t('statistics.figure.completion')} <Formula name="completion" />
          </dt>
          <dd className="num">
            {format.percent(share === null ? null : share / 100)}{' '}
            <span className="meta">
              <NumberLink {...completed}>{format.count(completed.count)}</NumberLink>
              {' / '}
              <NumberLink {...all}>{format.count(all.count)}</NumberLink>
            </span>
          </dd>
        </div>
        <div>
          <dt className="meta">
            {t('statistics.figure.durability')} <Formula name="durability" />
          </dt>
          <dd className="num">
            {format.percent(current.durabilityPercent === null ? null : current.durabilityPercent / 100)}{' '}
            <span className="meta">
              <NumberLink {...lasted}>{format.count(lasted.count)}</NumberLink>
              {' / '}
              <NumberLink {...completed}>{format.count(completed.count)}</NumberLink>
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Formula({ name }: { name: 'failed' | 'completion' | 'durability' }) {
  const t = useT();
  const label = t('ui.formulaOf', { name: t(`statistics.figure.${name}`) });
  return <Tip label={label} text={t(`statistics.formula.${name}`)} />;
}
