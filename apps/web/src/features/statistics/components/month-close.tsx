import { restatementRows } from '@rondo/contract/statistics-rows';
import { lastDayOf } from '@rondo/domain/month-close';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import type { Asked } from '../filter.ts';
import { useMonthClose } from '../use-month-close.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { RestatedFigures } from './restated-figures.tsx';

interface Props {
  asked: Asked;
  /** Left out where a page has no figures as they were closed. */
  onBasis?: ((basis: 'closed' | null) => void) | undefined;
}

/** Which months of the period are closed, what was restated since, and as of when the page shows its figures (N12.2). */
export function MonthClose({ asked, onBasis }: Props) {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const { data } = useMonthClose(asked);
  const [first] = data?.months ?? [];
  const last = data?.months.at(-1);
  if (!data || !first || !last) return null;
  const months = { from: first.monthOn.slice(0, 7), to: last.monthOn.slice(0, 7) };
  const closed =
    first === last
      ? t('monthClose.one', { month: months.from, day: format.day(first.closedAt) })
      : t('monthClose.many', months);
  const isPart = !data.isClosed && asked.to > lastDayOf(last.monthOn);
  const restated = t('monthClose.restated', { count: format.count(data.restated) });
  const to = linkOf(restatementRows(asked));
  return (
    <section className="statistics-closed" aria-label={t('monthClose.title')}>
      <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {closed}
        {isPart && <> · {t('monthClose.part')}</>}
      </span>
      {data.restated === 0 && <span className="meta">{t('monthClose.unchanged')}</span>}
      {data.restated > 0 && (to ? <Link to={to}>{restated}</Link> : <strong>{restated}</strong>)}
      {onBasis && data.isClosed && (
        <Segment
          isSmall
          label={t('monthClose.basis')}
          options={[
            { value: 'closed', label: t('monthClose.asClosed') },
            { value: 'now', label: t('monthClose.asNow') },
          ]}
          value={asked.basis ?? 'now'}
          onChange={(value) => onBasis(value === 'closed' ? 'closed' : null)}
        />
      )}
      {asked.basis === 'closed' && <span className="meta">{t('monthClose.rectificationsNow')}</span>}
      {data.restated > 0 && data.before && data.now && (
        <RestatedFigures before={data.before} now={data.now} asked={asked} />
      )}
    </section>
  );
}
