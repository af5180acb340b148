import type { LeakCandidate } from '@rondo/contract/leak';
import { wasActive } from '@rondo/domain/leak';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { DayActivity } from './day-activity.tsx';

export interface Candidates {
  list: readonly LeakCandidate[];
  /** All that fit. */
  total: number;
  /** That they were looked for. */
  day: string;
}

/** Members whose watermark fits, those first who took something out that day. */
export function CandidateList({ found: { list, total, day } }: { found: Candidates }) {
  const t = useT();
  if (total === 0) {
    return (
      <div className="leak-answer" data-found="false" role="status">
        <div>
          <strong>{t('leak.fragments.none')}</strong>
          <p className="meta">{t('leak.fragments.noneHint')}</p>
        </div>
      </div>
    );
  }
  return (
    <section aria-label={t('leak.fragments.found', { total })}>
      <p role="status" className="leak-found num">
        {t('leak.fragments.found', { total })}
        {total > list.length && ` ${t('leak.fragments.cut', { most: list.length })}`}
      </p>
      <ul className="leak-list">
        {list.map((one) => (
          <li key={one.member.id}>
            <div className="leak-person">
              <strong>{one.member.name}</strong>
              <StateLabel object="member" state={one.state} />
              <span className="leak-tag" data-active={wasActive(one)}>
                {t(wasActive(one) ? 'leak.fragments.active' : 'leak.fragments.inactive')}
              </span>
            </div>
            <p className="meta num leak-mark">
              {t('leak.column.mark')}
              <span>{one.mark}</span>
            </p>
            <DayActivity of={one} day={day} />
          </li>
        ))}
      </ul>
    </section>
  );
}
