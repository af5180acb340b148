import type { CheckerRule, HandlerRule } from '@rondo/contract/inspect-setting';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import { LIMIT } from '@rondo/domain/limit';
import type { TaskRelation } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { rectificationSettingOf } from '../inspect-setting/index.ts';
import { activeCovering, managersOf, peopleByIds } from '../people/index.ts';
import { type FoundTask, peopleByRule } from '../task/index.ts';

/** Where and for whom people are looked for. */
interface Around {
  db: Db;
  companyId: string;
  shopId: string;
  inspectorId: string;
}

/**
 * Who puts right what fails, who looks at it and who is told of it, by the company's rules. Where a rule finds nobody who works for
 * the shop, its managers put it right and the inspector looks at it. Nobody reviews their own fix: where that would be so, the
 * reviewers of the inspection do. Told of it is also whoever is copied in on the task.
 */
export async function rectifiers(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { row, people }: FoundTask,
): Promise<{ handlers: PersonRef[]; reviewers: PersonRef[]; cc: PersonRef[] }> {
  const { companyId } = actor;
  const around = { db, companyId, shopId: row.shop_id, inspectorId: actor.memberId };
  const setting = await rectificationSettingOf(db, companyId);
  const [handlers, checkers, copied] = await Promise.all([
    handlersBy(around, setting.handler),
    checkersBy(around, setting.reviewer),
    copiesBy(around, setting.ccIds, setting.ccRoleIds),
  ]);
  const named = (relation: TaskRelation): PersonRef[] =>
    people.filter((p) => p.relation === relation && p.id !== actor.memberId).map(({ id, name }) => ({ id, name }));
  const isHandler = (person: PersonRef) => handlers.some(({ id }) => id === person.id);
  const inspector = { id: actor.memberId, name: actor.name };
  const wanted = checkers.filter((person) => !isHandler(person));
  const others = named('reviewer');
  const usual = isHandler(inspector) && others.length > 0 ? others : [inspector];
  return { handlers, reviewers: wanted.length > 0 ? wanted : usual, cc: unique([...named('cc'), ...copied]) };
}

async function handlersBy(around: Around, rule: HandlerRule): Promise<PersonRef[]> {
  const { db, companyId, shopId } = around;
  const found = rule.kind === 'manager' ? [] : await byRule(around, rule);
  if (found.length > 0) return found;
  const managers = await managersOf(db, companyId, [shopId]).execute();
  return managers.map(({ id, name }) => ({ id, name }));
}

const checkersBy = async (around: Around, rule: CheckerRule): Promise<PersonRef[]> =>
  rule.kind === 'inspector' ? [] : byRule(around, rule);

/** Those whom a rule finds, as long as they work for the shop: nobody else could open what they are given. */
async function byRule(
  { db, companyId, shopId, inspectorId }: Around,
  rule: Exclude<HandlerRule | CheckerRule, { kind: 'manager' | 'inspector' }>,
): Promise<PersonRef[]> {
  const find = await peopleByRule(db, rule, { companyId, initiatorId: inspectorId, shopIds: [shopId] });
  const ids = find(shopId).slice(0, LIMIT.rectification.handlers);
  return ids.length === 0 ? [] : activeCovering(db, companyId, shopId, ids).execute();
}

async function copiesBy(
  { db, companyId, shopId, inspectorId }: Around,
  ccIds: readonly string[],
  ccRoleIds: readonly string[],
): Promise<PersonRef[]> {
  const of = { companyId, initiatorId: inspectorId, shopIds: [shopId] };
  const rules = [
    ...(ccIds.length > 0 ? [{ kind: 'members' as const, memberIds: [...ccIds] }] : []),
    ...ccRoleIds.map((roleId) => ({ kind: 'role' as const, roleId })),
  ];
  const found = await Promise.all(rules.map((rule) => peopleByRule(db, rule, of)));
  const ids = [...new Set(found.flatMap((one) => one(shopId)))];
  const nameOf = await peopleByIds(db, companyId, ids);
  return ids.flatMap((id) => nameOf(id) ?? []);
}

const unique = (people: readonly PersonRef[]): PersonRef[] => [
  ...new Map(people.map((person) => [person.id, person])).values(),
];
