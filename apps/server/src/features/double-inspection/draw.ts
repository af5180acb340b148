import { dueAt } from '@rondo/domain/deadline';
import { DOUBLE_INSPECTION, isDrawn } from '@rondo/domain/double-inspection';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { PURPOSES } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import { announceTasks, createTasks } from '../task/index.ts';
import * as q from './pair.queries.ts';
import { percentOf } from './setting.queries.ts';

type First = NonNullable<Awaited<ReturnType<ReturnType<typeof q.firstOf>['executeTakeFirst']>>>;

/**
 * Gives a remote inspection to a second inspector if chance says so and there is one. What the first found of each item is kept as
 * it was submitted. Again: no change.
 */
export async function draw(tx: Tx, recordId: string): Promise<void> {
  const { db, companyId } = tx;
  if (!isDrawn(recordId, await percentOf(db, companyId))) return;
  const first = await q.firstOf(db, companyId, recordId).executeTakeFirst();
  if (!first || (await q.pairOfRecord(db, companyId, recordId).executeTakeFirst())) return;
  const second = await q.nextInspector(db, companyId, first);
  if (!second) return;
  const taskId = await giveOut(tx, first, second.id);
  const id = tx.newId();
  await q
    .insert(db, {
      ...{ company_id: companyId, id, shop_id: first.shop_id, template_id: first.template_id },
      ...{ first_record_id: recordId, first_inspector_id: first.inspector_id, second_task_id: taskId },
      ...{ second_inspector_id: second.id, business_on: first.business_on, created_at: tx.now() },
    })
    .execute();
  await q.keepFindings(db, companyId, { id, recordId });
}

/** An ordinary remote inspection, of the same version and the same items, that names the first nowhere. */
async function giveOut(tx: Tx, first: First, memberId: string): Promise<string> {
  const at = tx.now();
  const zone = first.time_zone ?? first.company_zone;
  const { sample_items: items, sample_seed: seed } = first;
  const [taskId] = await createTasks(tx, first.company_zone, [
    {
      ...{ name: [...first.template_name].slice(0, LIMIT.name.task).join(''), description: '' },
      ...{ mode: 'remote', purpose: PURPOSES.find((one) => one === first.purpose) ?? 'regular', dispatch: 'immediate' },
      ...{ batchId: null, reviewerIds: [], ccIds: [], claimedBy: null },
      shop: { id: first.shop_id, name: first.shop_name, path: first.shop_path },
      template: {
        ...{ id: first.template_id, versionId: first.template_version_id },
        ...{ name: first.template_name, versionNo: first.version_no },
      },
      sample: items === null || seed === null ? null : { items, seed },
      startAt: at,
      deadlineAt: dueAt({ kind: 'days', days: DOUBLE_INSPECTION.days }, at, zone),
      deadlinePolicy: DEFAULTS.lateTasks,
      initiatorId: first.owner_id,
      handlerIds: [memberId],
    },
  ]);
  if (!taskId) throw new Error('no task was made');
  await announceTasks(tx, [taskId]);
  return taskId;
}
