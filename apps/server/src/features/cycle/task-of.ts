import type { DueDate } from '@rondo/domain/cycle/due';
import { deadlineAt, type Place, type Schedule } from '@rondo/domain/cycle/schedule';
import { PURPOSES } from '@rondo/domain/task';
import { type ClockHours, type CountedDeadline, countedDeadline } from '@rondo/domain/work-clock';
import type { NewTask } from '../task/index.ts';
import type { Needed } from './needed.ts';
import type { CycleRecord } from './stored.ts';

interface Made {
  needed: Needed;
  due: DueDate;
  batchId: string;
  now: Date;
}

/** What all tasks of a part have in common. A random time begins now. */
export function taskOf(
  row: CycleRecord,
  { needed, due, batchId, now }: Made,
): Omit<NewTask, 'shop' | 'template' | 'handlerIds' | 'deadlineAt' | 'soon'> {
  const startAt = beginOf(due, now);
  return {
    name: row.name,
    description: row.description,
    ...{ photoIds: row.photo_ids, documentIds: row.document_ids },
    mode: needed.mode,
    purpose: PURPOSES.find((one) => one === row.purpose) ?? 'regular',
    dispatch: 'cyclic',
    batchId,
    startAt,
    deadlinePolicy: row.deadline_policy === 'close' ? 'close' : 'allow_late',
    initiatorId: row.owner_id,
    reviewerIds: [],
    reviewLevels: needed.reviewLevels,
    ccIds: needed.ccIds,
    ccOnlyFailed: row.cc_only_failed ?? undefined,
    afterRectifications: row.after_rectifications ?? undefined,
    claimedBy: null,
  };
}

const beginOf = ({ passedMinutes, startsAt }: DueDate, now: Date): Date => (passedMinutes === null ? startsAt : now);

interface Timed {
  schedule: Schedule;
  place: Place;
  due: DueDate;
  now: Date;
}

/** When the task of a store is due; what comes late gets its full time from now on when its deadline has passed. */
export function dueAtShop({ schedule, place, due, now }: Timed, open: ClockHours): CountedDeadline {
  const { term } = schedule;
  const from = (start: Date): CountedDeadline =>
    term.kind === 'open_hours'
      ? countedDeadline(open, start, term.hours)
      : { deadlineAt: deadlineAt(schedule, start, place), soon: { day: null, hours: null } };
  const planned = from(beginOf(due, now));
  return planned.deadlineAt > now ? planned : from(now);
}
