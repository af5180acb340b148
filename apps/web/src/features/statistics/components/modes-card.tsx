import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import type { Asked } from '../filter.ts';
import { recordsLink, rectificationsLink } from '../row-links.ts';

type Figures = Output<typeof statisticsApi.inspection>;

/** How inspections were done, and what became of what failed. */
export function ModesCard({ figures, asked }: { figures: Figures; asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const { current, modes } = figures;
  const failed = format.count(current.failedItems);
  const completed = current.rectificationPercent === null ? null : current.rectificationPercent / 100;
  const share = format.percent(completed);
  return (
    <section className="card statistics-card">
      <header>
        <h2>{t('statistics.modes.title')}</h2>
      </header>
      <BarList
        label={t('statistics.modes.title')}
        rows={modes.map(({ mode, records }) => ({
          key: mode,
          label: t(`state.mode.${mode}`),
          value: records,
          ...(can('record_select') ? { to: recordsLink(asked, { mode: [mode] }) } : {}),
        }))}
      />
      <dl className="statistics-facts">
        <div title={t('statistics.formula.failed')}>
          <dt className="meta">{t('statistics.figure.failed')}</dt>
          <dd className="num">{failed}</dd>
        </div>
        <div title={t('statistics.formula.completion')}>
          <dt className="meta">{t('statistics.figure.completion')}</dt>
          <dd className="num">
            {can('issue_select') ? <Link to={rectificationsLink(asked)}>{share}</Link> : share}
            <span className="meta">
              {' '}
              {current.rectificationsCompleted} / {current.rectificationsCreated}
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
