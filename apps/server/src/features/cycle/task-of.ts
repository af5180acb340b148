import type { DueDate } from '@rondo/domain/cycle/due';
import { deadlineAt, type Place, type Schedule } from '@rondo/domain/cycle/schedule';
import { PURPOSES } from '@rondo/domain/task';
import type { NewTask } from '../task/index.ts';
import type { Needed } from './needed.ts';
import type { CycleRecord } from './stored.ts';

interface Made {
  schedule: Schedule;
  needed: Needed;
  place: Place;
  due: DueDate;
  batchId: string;
  now: Date;
}

/** What all tasks of a part have in common. A random time begins now; what comes late gets its full time from now on when its deadline has passed. */
export function taskOf(
  row: CycleRecord,
  { schedule, needed, place, due, batchId, now }: Made,
): Omit<NewTask, 'shop' | 'template' | 'handlerIds'> {
  const startAt = due.passedMinutes === null ? due.startsAt : now;
  const deadline = deadlineAt(schedule, startAt, place);
  return {
    name: row.name,
    description: row.description,
    photoIds: row.photo_ids,
    mode: needed.mode,
    purpose: PURPOSES.find((one) => one === row.purpose) ?? 'regular',
    dispatch: 'cyclic',
    batchId,
    startAt,
    deadlineAt: deadline > now ? deadline : deadlineAt(schedule, now, place),
    deadlinePolicy: row.deadline_policy === 'close' ? 'close' : 'allow_late',
    initiatorId: row.owner_id,
    reviewerIds: [],
    reviewLevels: needed.reviewLevels,
    ccIds: needed.ccIds,
    claimedBy: null,
  };
}
