import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import { type Change, changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { type Found, find, requireEvent } from '../find.ts';
import { move } from '../move.ts';
import { movedDeadline } from '../new-deadline.ts';
import { movePartsWith } from '../parts.ts';
import { timesOf } from '../plan.ts';

type Wanted = Parsed<typeof api.edit>;

/**
 * What was scheduled is another one before it begins; a start that stays may be nearer than a new one. Sub-tasks
 * begin and are due with it.
 */
export async function edit(context: Context, { id, rev, comment, ...wanted }: Wanted): Promise<{ done: true }> {
  const found = await find(context, id);
  requireEvent('edit', context, found);
  const start = new Date(wanted.startAt);
  const isSame = start.getTime() === found.row.start_at.getTime();
  const { deadlineAt: asked } = wanted;
  const zone = context.actor.timeZone;
  const { dueAt } = isSame
    ? timesOf({ deadlineAt: asked }, later(context.now(), start), zone)
    : timesOf({ startAt: wanted.startAt, deadlineAt: asked }, context.now(), zone);
  const deadlineAt = dueAt(null);
  return context.change(async (tx) => {
    const patch = {
      ...{ name: wanted.name, name_pinyin: pinyinOf(wanted.name), description: wanted.description },
      ...{ start_at: start, ...movedDeadline(found.row, deadlineAt) },
    };
    const along = () => movePartsWith(tx, found.row, 'edit', { deadlineAt, startAt: start });
    await move(tx, found, { event: 'edit', rev, comment, patch, data: { changes: changesFrom(found, patch) }, along });
    return { done: true };
  });
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

interface Patch {
  name: string;
  description: string;
  start_at: Date;
  deadline_at: Date;
}

const changesFrom = ({ row }: Found, next: Patch): Change[] =>
  changesOf({
    name: [row.name, next.name],
    description: [row.description, next.description],
    startAt: [row.start_at.toISOString(), next.start_at.toISOString()],
    deadline: [row.deadline_at.toISOString(), next.deadline_at.toISOString()],
  });
