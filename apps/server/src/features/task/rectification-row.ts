import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { TaskRow } from '@rondo/contract/task';
import { isOverdue } from '@rondo/domain/deadline';
import type { Selectable } from 'kysely';
import type { Rectification } from '../../platform/db/schema.gen.ts';

interface People {
  handlers: PersonRef[];
  initiator: PersonRef | null;
}

/** A rectification as a row of "to do", beside the tasks. */
export function presentRectification(row: Selectable<Rectification>, people: People, now: Date): TaskRow {
  return {
    id: row.id,
    objectKind: 'rectification',
    number: row.number,
    name: row.title,
    kind: 'rectification',
    act: null,
    mode: null,
    dispatch: null,
    shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
    templateName: null,
    state: row.state,
    isOverdue: row.state === 'pending' && isOverdue({ deadlineAt: row.deadline_at, submittedAt: null }, now),
    claimedBy: null,
    ...people,
    score: null,
    level: null,
    redLines: 0,
    progress: null,
    createdAt: row.created_at.toISOString(),
    startAt: row.created_at.toISOString(),
    deadlineAt: row.deadline_at.toISOString(),
    finishedAt: (row.completed_at ?? row.ended_at)?.toISOString() ?? null,
    recordId: row.record_id,
  };
}
