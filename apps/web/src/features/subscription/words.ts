import type { SubscriptionRow } from '@rondo/contract/subscription-shapes';
import { recurrenceOf } from '@rondo/domain/subscription/schedule';
import { scheduleWords } from '@rondo/messages/schedule-words';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';

/** When a report is sent, in words: days and time. */
export function useScheduleWords(): (schedule: SubscriptionRow['schedule']) => string {
  const t = useT();
  const { list } = useFormat();
  return (schedule) =>
    scheduleWords({ t, list }, { recurrence: recurrenceOf(schedule), startTime: schedule.time, randomUntil: null });
}
