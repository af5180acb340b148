import type { Output } from '@rondo/contract/kit/endpoint';
import { TOTAL_CAP } from '@rondo/contract/kit/page';
import type { todayApi } from '@rondo/contract/today';
import { TODAY_FIGURES, TODAY_ROWS, type TodayFigureKey } from '@rondo/contract/today-rows';
import { UNSEEN_DAYS } from '@rondo/domain/today';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { todayLink } from '../today-link.ts';

export type Day = Output<typeof todayApi.today>;

/** Red as soon as there is one. */
const LATE: readonly TodayFigureKey[] = ['lateTasks', 'lateRectifications', 'myLate'];
type Counted = Exclude<TodayFigureKey, 'planned' | 'visited'>;
const isCounted = (key: TodayFigureKey): key is Counted => key !== 'planned' && key !== 'visited';

/** The figures; each opens the rows it counts. */
export function TodayFigures({ day: { day, figures } }: { day: Day }) {
  const t = useT();
  const number = useCapped();
  const { hasSample } = useMe();
  const { planned, visited } = figures;
  return (
    <ul className="today-figures">
      {planned !== undefined && visited !== undefined && <Visits day={day} planned={planned} visited={visited} />}
      {TODAY_FIGURES.filter(isCounted).map((key) => {
        const count = figures[key];
        if (count === undefined) return null;
        return (
          <li key={key} data-late={LATE.includes(key) && count > 0} data-none={count === 0}>
            <Link to={todayLink(TODAY_ROWS[key].rows(day), hasSample)}>
              <span className="today-label">{t(`today.figure.${key}`, { days: UNSEEN_DAYS })}</span>
              <strong className="num">{number(count)}</strong>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** How many of the visits due today are made, as a bar: the number opens those made, the rest opens all. */
function Visits({ day, planned, visited }: { day: string; planned: number; visited: number }) {
  const t = useT();
  const number = useCapped();
  const { hasSample } = useMe();
  const words = planned === 0 ? t('today.noneDue') : t('today.visitsOf', { visited, planned });
  // What is spoken holds what is seen.
  const spoken = `${t('today.figure.visits')} ${number(visited)}`;
  return (
    <li data-none={planned === 0} className="today-visits">
      <span className="today-label">{t('today.figure.visits')}</span>
      <span className="today-share">
        <Link to={todayLink(TODAY_ROWS.visited.rows(day), hasSample)} aria-label={spoken}>
          <strong className="num">{number(visited)}</strong>
        </Link>
        <Link className="num meta" to={todayLink(TODAY_ROWS.planned.rows(day), hasSample)}>
          {t('today.planned', { planned: number(planned) })}
        </Link>
      </span>
      <progress max={Math.max(planned, 1)} value={visited} aria-label={words} />
    </li>
  );
}

/** Counted to the cap of lists and no further. */
function useCapped(): (count: number) => string {
  const format = useFormat();
  return (count) => (count > TOTAL_CAP ? `${format.count(TOTAL_CAP)}+` : format.count(count));
}
