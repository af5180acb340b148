import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import type { FoundLevel } from '@rondo/domain/process-plan';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { refuseField } from '../../platform/errors.ts';
import { processHolding } from '../inspect-setting/index.ts';
import { sharesAt } from '../template/index.ts';
import type { chosenShops } from './dispatch.queries.ts';
import { executors, isEven } from './executors.ts';
import { signsOff } from './perform-rules.ts';
import { ownLevels, peopleOf, processOf, reviewersOf } from './process-of.ts';
import { forOneOf, type UsableTemplate } from './usable-templates.ts';

type Wanted = Parsed<typeof taskApi.preview>;
export type Blocker = Output<typeof taskApi.preview>['blockers'][number];
type Reason = Blocker['reason'];
type Shops = Awaited<ReturnType<ReturnType<typeof chosenShops>['execute']>>;
type Shop = Shops[number];
type Reader = Pick<Context, 'db' | 'actor'>;
type Process = Pick<
  Wanted,
  | 'executor'
  | 'process'
  | 'mode'
  | 'review'
  | 'reviewerIds'
  | 'reviewLevels'
  | 'ccIds'
  | 'leftOut'
  | 'signOff'
  | 'cameraOnly'
  | 'ccOnlyFailed'
  | 'afterRectifications'
>;

interface Where {
  templates: readonly UsableTemplate[];
  shops: Shops;
  /** False: everybody who could do it, also where it is shared out evenly. */
  isShared?: boolean;
}

/**
 * A task a shop and template, and executor with "all", with who reviews it and who gets copies; and the shops that are not open,
 * where the template may not be used, or where nobody can do or review it. Whoever does a shop does it with all of the templates.
 */
export async function tasksAt(context: Reader, wanted: Process, { templates, shops, isShared = true }: Where) {
  const { executor: rule, mode } = wanted;
  const { db, actor } = context;
  const stores = shops.flatMap((shop) => (shop.state === 'open' ? [shop.id] : []));
  const ids = templates.map(({ templateId }) => templateId);
  const { isOutside, isOutsideAll } = await sharesAt(db, actor.companyId, ids, stores);
  // Work is shared out among the shops that get some.
  const openIds = stores.filter((id) => !isOutsideAll(id));
  const found = await executors(db, actor.companyId, rule, openIds, { mode, isShared });
  const parts: Part[] = [];
  for (const template of templates) {
    const isHere = (shopId: string) => !isOutside(template.templateId, shopId);
    const part = () => partOf(context, wanted, { template, shops, openIds, found, isShared, isHere });
    parts.push(await forOneOf(templates, template, part));
  }
  const tasks = shops.flatMap((shop) => parts.flatMap((part) => part.tasks.get(shop.id) ?? []));
  requireFew(isEven(rule) ? tasks.map((task) => ({ ...task, handlerIds: task.handlerIds.slice(0, 1) })) : tasks);
  const stopped = shops.flatMap((shop) => blockersAt(shop, parts));
  const isLeftOut = ({ reason }: Blocker): boolean => wanted.leftOut.includes(reason);
  const own = parts.flatMap((part) => part.reviewerIds);
  return {
    tasks,
    blockers: stopped.filter((one) => !isLeftOut(one)),
    leftOut: stopped.filter(isLeftOut),
    reviewerIds: [...new Set([...own, ...tasks.flatMap((task) => reviewersOf(task.reviewLevels))])],
  };
}

type Part = Awaited<ReturnType<typeof partOf>>;

interface Around {
  template: UsableTemplate;
  shops: Shops;
  openIds: readonly string[];
  /** Who does it at each shop. */
  found: ReadonlyMap<string, string[]>;
  isShared: boolean;
  /** Whether the template may be used at a shop. */
  isHere: (shopId: string) => boolean;
}

/** The tasks of one template by shop, and what stops it at a shop. */
async function partOf(context: Reader, wanted: Process, around: Around) {
  const { template, shops, openIds, found, isShared, isHere } = around;
  const { executor: rule } = wanted;
  const asked = { ...wanted, templateId: template.templateId };
  const preset = await processOf(context, asked);
  const own = preset ? [] : ownLevels(wanted);
  const people = await peopleOf(context, { preset, wanted, own, shopIds: openIds });
  const signed = await signers(context.db, context.actor.companyId, asked, openIds);
  const each = rule.kind !== 'manager' && rule.how === 'all';
  const given = shops.flatMap((shop) => {
    const ids = found.get(shop.id) ?? [];
    if (ids.length === 0 || !isHere(shop.id)) return [];
    return each ? ids.map((id) => ({ shop, handlerIds: [id] })) : [{ shop, handlerIds: ids }];
  });
  const all = given.map(({ shop, handlerIds }) => {
    if (!isEven(rule) || isShared) return { shop, template, handlerIds, ...people(shop.id, handlerIds) };
    // Any of them may get the store: somebody has to be left to review it, whoever does.
    const isBlocked = handlerIds.some((id) => people(shop.id, [id]).isBlocked);
    return { shop, template, handlerIds, ...people(shop.id, []), isBlocked };
  });
  const unreviewed = new Set(all.filter((task) => task.isBlocked).map((task) => task.shop.id));
  const reasonAt = (shop: Shop): Reason | null => {
    if (shop.state !== 'open') return 'not_open';
    if (!isHere(shop.id)) return 'not_shared';
    if (!signed(shop.id)) return 'no_manager';
    if (!found.has(shop.id)) return rule.kind === 'manager' ? 'no_manager' : 'no_executor';
    return unreviewed.has(shop.id) ? 'no_reviewer' : null;
  };
  const able = all.filter((task) => !unreviewed.has(task.shop.id) && signed(task.shop.id));
  const tasks = new Map<string, typeof able>();
  for (const task of able) tasks.set(task.shop.id, [...(tasks.get(task.shop.id) ?? []), task]);
  return { template, tasks, reasonAt, reviewerIds: reviewersOf(own) };
}

/** What stops a shop: once where it stops all templates alike, else with the template. */
function blockersAt(shop: Shop, parts: readonly Part[]): Blocker[] {
  const reasons = parts.map((part) => part.reasonAt(shop));
  const named = { shopId: shop.id, shopName: shop.name };
  const [first = null] = reasons;
  if (first !== null && reasons.every((one) => one === first)) return [{ ...named, reason: first, template: null }];
  return parts.flatMap(({ template }, at) => {
    const reason = reasons[at] ?? null;
    return reason === null ? [] : [{ ...named, reason, template: { id: template.templateId, name: template.name } }];
  });
}

/** More rows than a dispatch can write in a reasonable time: most of all hundreds of people at each of thousands of stores. */
function requireFew(
  tasks: readonly { handlerIds: readonly string[]; reviewLevels: readonly FoundLevel[]; ccIds: readonly string[] }[],
) {
  const max = LIMIT.task.dispatchedPeople;
  let people = 0;
  for (const { handlerIds, reviewLevels, ccIds } of tasks)
    people += handlerIds.length + reviewersOf(reviewLevels).length + ccIds.length;
  if (people > max) throw refuseField('executor', 'too_many_people', { max });
}

/** Whether somebody can sign at a store, where the store signs: it has a manager (C3). */
export async function signers(
  db: Db,
  companyId: string,
  wanted: Pick<Process, 'mode' | 'signOff'> & { templateId: string },
  shopIds: readonly string[],
) {
  const preset = await processHolding(db, companyId, wanted.mode, wanted.templateId);
  if (!signsOff(wanted, preset)) return () => true;
  const managed = await executors(db, companyId, { kind: 'manager' }, shopIds);
  return (shopId: string) => managed.has(shopId);
}
