import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { DAY_MS } from '@rondo/domain/duration';
import type { Tx } from '../../platform/context.ts';
import { activeOf, companyOwner } from '../people/index.ts';
import { peopleOf } from '../process/index.ts';
import { shopsByIds } from '../scope/index.ts';
import { createTasks, finishTask, lockTask, moveTask, taskRules, taskStateOf } from '../task/index.ts';
import type { EventWithRule } from './event.queries.ts';
import * as q from './review.queries.ts';

/**
 * Asks for a judgement: a task of those whom the rule names, at the store (product 9). Later events of the rule there join it while it is
 * open. Whoever may not judge there is not asked; where nobody is left, whoever saved the rule last, or the owner.
 */
export async function askToJudge(tx: Tx, event: EventWithRule): Promise<void> {
  const { db, companyId } = tx;
  const known = await q.openTask(db, companyId, event.rule_id, event.shop_id).executeTakeFirst();
  const taskId = (known && (await held(tx, known.id))) ?? (await askFor(tx, event));
  await q.setTask(db, companyId, event.id, taskId).execute();
}

/** The task, held open until the event has joined it; null: it was handed in meanwhile. */
async function held({ db, companyId }: Tx, id: string): Promise<string | null> {
  await lockTask(db, companyId, id).execute();
  return (await q.isOpen(db, companyId, id).executeTakeFirst())?.id ?? null;
}

async function askFor(tx: Tx, event: EventWithRule): Promise<string> {
  const { db, companyId } = tx;
  const shop = await shopsByIds(db, companyId, [event.shop_id]).executeTakeFirst();
  if (!shop) throw new Error(`the store ${event.shop_id} is not there`);
  const startAt = tx.now();
  const handlerIds = await judgesOf(tx, event);
  const initiatorId = (await activeOf(db, companyId, [event.edited_by]).executeTakeFirst())?.id ?? (await ownerOf(tx));
  const [id] = await createTasks(tx, event.company_zone, [
    {
      ...{ kind: 'ai_review', name: event.event_name, description: event.content, priority: 'normal', parentId: null },
      ...{ dispatch: 'immediate', batchId: null, startAt, deadlinePolicy: 'allow_late', claimedBy: null },
      deadlineAt: new Date(startAt.getTime() + AI_LIMIT.judgeDays * DAY_MS),
      shop: { id: shop.id, name: shop.name, path: shop.group_path },
      ...{ initiatorId, handlerIds, reviewerIds: [], ccIds: [] },
    },
  ]);
  if (id === undefined) throw new Error('no task was made');
  return id;
}

/** Those whom an event is told, and who may say what it is. */
async function judgesOf(tx: Tx, event: EventWithRule): Promise<string[]> {
  const { db, companyId } = tx;
  for (const asked of [event.notify_ids, [event.edited_by]]) {
    const able = await q.judgesAmong(db, companyId, event.shop_id, asked).execute();
    if (able.length > 0) return able.map(({ id }) => id);
  }
  return [await ownerOf(tx)];
}

const ownerOf = async ({ db, companyId }: Tx): Promise<string> =>
  (await companyOwner(db, companyId).executeTakeFirstOrThrow()).id;

/** Hands in those tasks of which every event was judged, or ignored by the clock. */
export async function endReviews(tx: Tx, taskIds: readonly (string | null)[]): Promise<void> {
  const { db, companyId } = tx;
  const ids = [...new Set(taskIds.flatMap((id) => id ?? []))].toSorted();
  if (ids.length === 0) return;
  for (const id of ids) await lockTask(db, companyId, id).execute();
  for (const { id } of await q.emptied(db, companyId, ids).execute()) await handIn(tx, id);
}

async function handIn(tx: Tx, id: string): Promise<void> {
  const row = await taskRules.load(tx.db, tx.companyId, id);
  if (!row) return;
  const view = taskRules.view(row, taskStateOf(row.state), []);
  const at = tx.now();
  const patch = { submitted_at: at, finished_at: at };
  await moveTask(tx, { row, view }, { event: 'submit_unreviewed', rev: row.rev, patch });
  await finishTask(tx, { row, people: await peopleOf(tx.db, tx.companyId, 'task', [id]) });
}
