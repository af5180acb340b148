import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { processHolding } from '../../inspect-setting/index.ts';
import { peopleByIds } from '../../people/index.ts';
import { chosenShops } from '../dispatch.queries.ts';
import { executors } from '../executors.ts';
import { processPeople, type TaskProcess } from '../process-people.ts';
import { usableTemplate } from '../usable-templates.ts';

const NOBODY: TaskProcess = { levels: [], empty: [], ownWork: [], isBlocked: false, ccIds: [] };

/** The real people of each step of a task at a store, found by the same functions that a dispatch uses. Writes nothing. */
export async function simulate(
  context: Context,
  wanted: Parsed<typeof api.simulate>,
): Promise<Output<typeof api.simulate>> {
  const { db, actor } = context;
  const { companyId, memberId: initiatorId } = actor;
  await usableTemplate(context, wanted);
  const [shop] = await chosenShops(db, actor, { shopIds: [wanted.shopId], groupIds: [], excludedIds: [] }).execute();
  if (!shop) throw new AppError('NOT_FOUND');
  const plan = await processHolding(db, companyId, wanted.mode, wanted.templateId);
  const rule = wanted.executor;
  const handlerIds = rule
    ? ((await executors(db, companyId, rule, [shop.id], { mode: wanted.mode })).get(shop.id) ?? [])
    : [initiatorId];
  const find = plan && (await processPeople(db, companyId, { plan, initiatorId, shopIds: [shop.id] }));
  const found = find ? find(shop.id, handlerIds) : NOBODY;
  const reviewerIds = found.levels.flatMap(({ memberIds }) => memberIds);
  const shown = [initiatorId, ...handlerIds, ...reviewerIds, ...found.ccIds, ...found.ownWork.flat()];
  const nameOf = await peopleByIds(db, companyId, shown);
  const named = (ids: readonly string[]) => ids.flatMap((id) => nameOf(id) ?? []);
  return {
    source: plan?.source ?? null,
    initiator: { id: initiatorId, name: actor.name },
    handlers: named(handlerIds),
    reviews: (plan?.levels ?? []).map(({ mode }, at) => {
      const index = found.levels.findIndex(({ no }) => no === at + 1);
      const level = found.levels[index];
      return {
        no: at + 1,
        level: level ? index + 1 : null,
        mode: level?.mode ?? mode,
        people: named(level?.memberIds ?? []),
        isGap: found.empty.includes(at + 1),
        ownWork: named(found.ownWork[at] ?? []),
        isStandIn: level?.isStandIn ?? false,
      };
    }),
    ccs: named(found.ccIds),
    reviewUpTo: plan?.reviewUpTo ?? null,
    isBlocked: handlerIds.length === 0 || found.isBlocked,
  };
}
