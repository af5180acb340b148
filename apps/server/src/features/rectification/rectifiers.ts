import type { CheckerRule, HandlerRule, RectificationSetting } from '@rondo/contract/inspect-setting';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import { LIMIT } from '@rondo/domain/limit';
import type { RectifyHandler } from '@rondo/domain/scoring/template';
import type { Db } from '../../platform/db/company-db.ts';
import { activeCovering, managersOf, peopleByIds } from '../people/index.ts';
import { administratorsAt, peopleByRule } from '../task/index.ts';
import { type NamedPeople, namedPeople, type RectifyRule } from './named-rectifiers.ts';

/** Where people are looked for, and who takes part there already. */
export interface Around {
  db: Db;
  companyId: string;
  shopId: string;
  /** Who found what is wrong: the inspector, or who reports it. */
  finder: PersonRef;
  /** Reviewers of the inspection. */
  reviewers: readonly PersonRef[];
  /** Who gets copies of the inspection. */
  cc: readonly PersonRef[];
}

/** Those who look at a fix; `isAlone`: nobody else can, so that somebody looks at their own. */
interface Reviewers {
  people: PersonRef[];
  isAlone: boolean;
}

export interface Rectifiers {
  /** As the company has set it. */
  handlers: PersonRef[];
  /** By the rules that an item may have without naming anybody. */
  handlersBy: Record<Exclude<RectifyHandler, 'company' | 'role' | 'members'>, PersonRef[]>;
  /** Who looks at what these people put right, as the company has set it. */
  reviewersOf: (handlerIds: readonly string[]) => Reviewers;
  cc: PersonRef[];
  /** The same by the rules of an item, which were given before. */
  ofItem: (rule: RectifyRule) => ItemRectifiers;
}

interface ItemRectifiers extends Pick<Rectifiers, 'handlers' | 'reviewersOf' | 'cc'> {
  /** Parts whose rule names a role or members of whom nobody works for the store: they are found as the company has set it. */
  fallsBack: ('handler' | 'reviewer')[];
}

/** How the people of a rectification are found. */
export type RectifierRules = Pick<RectificationSetting, 'handler' | 'reviewer' | 'ccIds' | 'ccRoleIds'>;

/**
 * Who puts right what failed, who looks at it and who is told of it, by rules. Where a rule finds nobody who works for
 * the shop, its managers put it right and whoever found it looks at it. Nobody reviews their own fix: where that would be so, the
 * reviewers of the inspection do, else the area managers of the store, else administrators, else its managers. Told of it is also whoever
 * gets copies of the inspection. `items`: the rules of check items that will be asked for.
 */
export async function rectifiers(
  around: Around,
  rules: RectifierRules,
  items: readonly RectifyRule[] = [],
): Promise<Rectifiers> {
  const [handlers, checkers, copied, areaManagers, administrators, managers, named] = await Promise.all([
    handlersBy(around, rules.handler),
    checkersBy(around, rules.reviewer),
    copiesBy(around, rules.ccIds, rules.ccRoleIds),
    byRule(around, { kind: 'area_manager' }),
    administratorsBy(around),
    managersBy(around),
    namedPeople(around, items),
  ]);
  const finder = [around.finder];
  const others = [finder, around.reviewers, areaManagers, administrators, managers];
  const usual = {
    handlers,
    handlersBy: {
      manager: managers,
      area_manager: areaManagers.length > 0 ? areaManagers : managers,
      inspector: finder,
    },
    cc: unique([...around.cc, ...copied]),
  };
  const reviewersFrom = (first: PersonRef[]) => (handlerIds: readonly string[]) =>
    othersThan([first, ...others], finder, handlerIds);
  return {
    ...usual,
    reviewersOf: reviewersFrom(checkers),
    ofItem: (rule) => ofItem(rule, { ...usual, named, reviewersFrom, checkers, areaManagers, finder }),
  };
}

interface Usual extends Pick<Rectifiers, 'handlers' | 'handlersBy' | 'cc'> {
  named: NamedPeople;
  checkers: PersonRef[];
  areaManagers: PersonRef[];
  finder: PersonRef[];
  reviewersFrom: (first: PersonRef[]) => Rectifiers['reviewersOf'];
}

function ofItem(rule: RectifyRule, usual: Usual): ItemRectifiers {
  const { named, checkers, areaManagers, finder } = usual;
  const byWord = { company: usual.handlers, ...usual.handlersBy };
  const firstBy = { company: checkers, inspector: finder, area_manager: areaManagers };
  const { handler, reviewer } = rule;
  const [handlers, reviewers] = [
    handler === 'role' || handler === 'members' ? named.handlers(rule) : byWord[handler],
    reviewer === 'role' || reviewer === 'members' ? named.reviewers(rule) : firstBy[reviewer],
  ];
  const isLost = (word: string, people: readonly PersonRef[]) =>
    (word === 'role' || word === 'members') && people.length === 0;
  const lost = { handler: isLost(handler, handlers), reviewer: isLost(reviewer, reviewers) };
  return {
    handlers: lost.handler ? usual.handlers : handlers,
    reviewersOf: usual.reviewersFrom(lost.reviewer ? checkers : reviewers),
    cc: unique([...usual.cc, ...named.cc(rule)]),
    fallsBack: (['handler', 'reviewer'] as const).filter((part) => lost[part]),
  };
}

/** The first of some groups that has anybody beside the handlers, without these; else those who then look at their own fix. */
function othersThan(
  inOrder: readonly (readonly PersonRef[])[],
  alone: PersonRef[],
  handlerIds: readonly string[],
): Reviewers {
  const others = inOrder.map((group) => group.filter(({ id }) => !handlerIds.includes(id)));
  const people = others.find((group) => group.length > 0);
  return people ? { people, isAlone: false } : { people: alone, isAlone: true };
}

async function administratorsBy({ db, companyId, shopId, finder }: Around): Promise<PersonRef[]> {
  const find = await administratorsAt(db, { companyId, initiatorId: finder.id, shopIds: [shopId] });
  return activeCovering(db, companyId, shopId, find(shopId).slice(0, LIMIT.rectification.handlers)).execute();
}

async function handlersBy(around: Around, rule: HandlerRule): Promise<PersonRef[]> {
  const found = rule.kind === 'manager' ? [] : await byRule(around, rule);
  return found.length > 0 ? found : managersBy(around);
}

async function managersBy({ db, companyId, shopId }: Around): Promise<PersonRef[]> {
  const managers = await managersOf(db, companyId, [shopId]).execute();
  return managers.map(({ id, name }) => ({ id, name }));
}

const checkersBy = async (around: Around, rule: CheckerRule): Promise<PersonRef[]> =>
  rule.kind === 'inspector' ? [] : byRule(around, rule);

/** Those whom a rule finds, as long as they work for the shop: nobody else could open what they are given. */
async function byRule(
  { db, companyId, shopId, finder }: Around,
  rule: Exclude<HandlerRule | CheckerRule, { kind: 'manager' | 'inspector' }>,
): Promise<PersonRef[]> {
  const find = await peopleByRule(db, rule, { companyId, initiatorId: finder.id, shopIds: [shopId] });
  const ids = find(shopId).slice(0, LIMIT.rectification.handlers);
  return ids.length === 0 ? [] : activeCovering(db, companyId, shopId, ids).execute();
}

async function copiesBy(
  { db, companyId, shopId, finder }: Around,
  ccIds: readonly string[],
  ccRoleIds: readonly string[],
): Promise<PersonRef[]> {
  const of = { companyId, initiatorId: finder.id, shopIds: [shopId] };
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
