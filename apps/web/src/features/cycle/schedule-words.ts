import type { CycleSchedule } from '@rondo/contract/cycle-schedule';
import { scheduleWords } from '@rondo/messages/schedule-words';
import { useMemo } from 'react';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';

/** A schedule in words: days, and the time or the window of random times. */
export function useScheduleWords(): (
  schedule: Pick<CycleSchedule, 'recurrence' | 'startTime' | 'randomUntil'>,
) => string {
  const t = useT();
  const { list } = useFormat();
  return useMemo(() => (schedule) => scheduleWords({ t, list }, schedule), [t, list]);
}

/** A civil day as a moment that is the same day in every zone where a reader may be. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
