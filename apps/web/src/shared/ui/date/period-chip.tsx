import { Suspense } from 'react';
import { useFormat } from '../../format/use-format.tsx';
import { useT } from '../../i18n.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { FilterChip } from '../list/filter-chip.tsx';
import { COMING_PERIODS, PAST_PERIODS, type Period, periodOf } from './period.ts';

/** The calendar comes when the first period is to be chosen. */
const PeriodPanel = lazyPart(() => import('./period-panel.tsx'));

interface Props {
  /** What happened in the period; "Period" without it. */
  label?: string;
  /** Civil days yyyy-MM-dd; both belong to the period, each may be missing. */
  value: { from?: string | undefined; to?: string | undefined };
  onChange: (period: Partial<Period>) => void;
  /** Longest period that may be chosen, days; then both ends are needed. */
  mostDays?: number;
  /** Cannot be taken away. */
  isNeeded?: boolean;
  /** Of what lies ahead: offers the coming days. */
  isComing?: boolean;
  /** Says its two days even where a usual period is the same: another chip beside it names the period. */
  saysDays?: boolean;
}

/** A period as filter: the usual ones with one press, any other by its two days. */
export function PeriodChip(props: Props) {
  const { label, value, onChange, mostDays, isNeeded = false, isComing = false, saysDays = false } = props;
  const t = useT();
  const format = useFormat();
  const today = format.civilDay(Date.now());
  const { from, to } = value;
  const usual = isComing ? COMING_PERIODS : PAST_PERIODS;
  const known =
    !saysDays &&
    usual.find((key) => {
      const period = periodOf(key, today);
      return period.from === from && period.to === to;
    });
  const text = known ? t(`ui.period.${known}`) : from === to ? (from ?? '') : `${from ?? ''} – ${to ?? ''}`;
  const name = label ?? t('ui.period.label');
  return (
    <span className={isNeeded ? 'chip-needed' : undefined}>
      <FilterChip
        label={name}
        value={from || to ? [text] : []}
        text={text}
        onChange={() => onChange({})}
        isSheet
        custom={(close) => (
          <Suspense fallback={<p className="meta">{t('ui.loading')}</p>}>
            <PeriodPanel
              label={name}
              value={{ from: from ?? '', to: to ?? '' }}
              today={today}
              usual={usual}
              mostDays={mostDays}
              onChoose={(period) => {
                onChange(period);
                close();
              }}
            />
          </Suspense>
        )}
      />
    </span>
  );
}
