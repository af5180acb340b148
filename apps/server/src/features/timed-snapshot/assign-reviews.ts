import { HOUR_MS } from '@rondo/domain/duration';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { announceTasks, createTasks, peopleByRule } from '../task/index.ts';
import type { PlanRecord } from './advance.ts';
import { hold } from './clock.queries.ts';
import * as q from './review.queries.ts';
import type { SnapshotCompany } from './take-frame.ts';

/**
 * Asks the members of a plan's role to look at pictures: a task for the same people of one plan, to which later pictures are
 * added while it is open. One transaction a plan, under its lock: two processes ask nobody twice.
 */
export async function assignReviews(context: JobContext, company: SnapshotCompany): Promise<void> {
  const db = context.databases.of(company.id);
  const each = oneByOne('giving out reviews of timed snapshots');
  for (const { id } of await q.plansToAssign(db, company.id, context.now()).execute()) {
    await each.try(`plan ${id}`, () =>
      db.transaction().execute(async (trx) => {
        const plan = await hold(trx, company.id, id).executeTakeFirst();
        if (plan) await assignPlan(makeTx(context, trx, company.id, null), company, plan);
      }),
    );
  }
  each.end();
}

async function assignPlan(tx: Tx, { timeZone }: SnapshotCompany, plan: PlanRecord): Promise<void> {
  const { db, companyId } = tx;
  const frames = await q.unassigned(db, companyId, plan.id, LIMIT.snapshot.reviewedAtOnce).execute();
  const shopIds = [...new Set(frames.map(({ shop_id }) => shop_id))];
  if (shopIds.length === 0) return;
  const initiator = await q.initiatorOf(db, companyId, plan.edited_by).executeTakeFirstOrThrow();
  const handlersAt = await reviewersOf(tx, plan.review_role_id, initiator.id, shopIds);
  const open = await q.openTasks(db, companyId, plan.id).execute();
  for (const [key, ids] of sameHandlers(shopIds, handlersAt)) {
    const handlers = key.split(' ');
    const some = frames.filter(({ shop_id }) => ids.includes(shop_id)).map(({ id }) => id);
    // A task of one store stays that store's: pictures of another get a task of their own.
    const shopId = ids.length === 1 ? (ids[0] ?? null) : null;
    const known = open.find((task) => task.handlers.join(' ') === key && (task.shop_id ?? shopId) === shopId);
    const taskId = known?.id ?? (await askFor(tx, timeZone, plan, { initiatorId: initiator.id, handlers, shopId }));
    await q.setTask(db, companyId, some, taskId).execute();
  }
}

/** Those of the role who work for a store, in the order of their ids; whoever gives it out where there are none. */
async function reviewersOf(tx: Tx, roleId: string | null, initiatorId: string, shopIds: readonly string[]) {
  const roles = await q.reviewRoles(tx.db, tx.companyId).execute();
  const known = roles.find(({ id }) => id === roleId);
  const byRole = known
    ? await peopleByRule(tx.db, { kind: 'role', roleId: known.id }, { companyId: tx.companyId, initiatorId, shopIds })
    : () => [];
  return (shopId: string): string[] => {
    const found = [...new Set(byRole(shopId))].toSorted().slice(0, LIMIT.task.dispatchedPeople);
    return found.length > 0 ? found : [initiatorId];
  };
}

/** The stores by the people who look at their pictures. */
function sameHandlers(shopIds: readonly string[], handlersAt: (shopId: string) => string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const shopId of shopIds) {
    const key = handlersAt(shopId).join(' ');
    found.set(key, [...(found.get(key) ?? []), shopId]);
  }
  return found;
}

interface Asked {
  initiatorId: string;
  handlers: readonly string[];
  shopId: string | null;
}

async function askFor(
  tx: Tx,
  timeZone: string,
  plan: PlanRecord,
  { initiatorId, handlers, shopId }: Asked,
): Promise<string> {
  const { rows } = await q.placeOf(tx.db, tx.companyId, shopId);
  const [place] = rows;
  if (!place) throw new Error(`company ${tx.companyId} is not there`);
  const startAt = tx.now();
  const [id] = await createTasks(tx, timeZone, [
    {
      ...{ kind: 'snapshot_review', name: plan.name, description: '', priority: 'normal', parentId: null },
      ...{ dispatch: 'cyclic', batchId: null, startAt, deadlinePolicy: 'allow_late', claimedBy: null },
      ...{ deadlineAt: new Date(startAt.getTime() + DEFAULTS.reviewHours * HOUR_MS), shop: place },
      ...{ initiatorId, handlerIds: handlers, reviewerIds: [], ccIds: [] },
    },
  ]);
  if (id === undefined) throw new Error('no task was made');
  await announceTasks(tx, [id]);
  return id;
}
