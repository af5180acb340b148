import type { PersonRef } from '@rondo/contract/kit/shapes';
import { LIMIT } from '@rondo/domain/limit';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { Db } from '../../platform/db/company-db.ts';
import { activeCovering, activeOf } from '../people/index.ts';
import { peopleByRule } from '../task/index.ts';

export type RectifyRule = CheckItem['rectify'];

interface Place {
  db: Db;
  companyId: string;
  shopId: string;
  finder: PersonRef;
}

/** Members and roles that items name, as they are found at a store. */
export interface NamedPeople {
  /** Who rectifies, or looks at it: as long as they work for the store. Empty: nobody of those does. */
  handlers: (rule: RectifyRule) => PersonRef[];
  reviewers: (rule: RectifyRule) => PersonRef[];
  /** Who gets copies: members who still work here, and who has one of the roles at the store. */
  cc: (rule: RectifyRule) => PersonRef[];
}

/** Looks up at once whom the rules of some items name. */
export async function namedPeople(place: Place, rules: readonly RectifyRule[]): Promise<NamedPeople> {
  const [workers, copied, holders] = await Promise.all([
    workersAt(place, unique(rules.flatMap((rule) => [...handlerIdsOf(rule), ...reviewerIdsOf(rule)]))),
    active(place, unique(rules.flatMap(({ named }) => named.ccIds))),
    holdersOf(place, unique(rules.flatMap(rolesOf))),
  ]);
  const byRole = (roleId: string | null): PersonRef[] => (roleId === null ? [] : (holders.get(roleId) ?? []));
  const of = (people: readonly PersonRef[], ids: readonly string[]): PersonRef[] =>
    ids.flatMap((id) => people.find((one) => one.id === id) ?? []);
  return {
    handlers: (rule) => (rule.handler === 'role' ? byRole(rule.named.handlerRoleId) : of(workers, handlerIdsOf(rule))),
    reviewers: (rule) =>
      rule.reviewer === 'role' ? byRole(rule.named.reviewerRoleId) : of(workers, reviewerIdsOf(rule)),
    cc: ({ named }) => [...of(copied, named.ccIds), ...named.ccRoleIds.flatMap(byRole)],
  };
}

const handlerIdsOf = ({ handler, named }: RectifyRule) => (handler === 'members' ? named.handlerIds : []);
const reviewerIdsOf = ({ reviewer, named }: RectifyRule) => (reviewer === 'members' ? named.reviewerIds : []);

const rolesOf = ({ handler, reviewer, named }: RectifyRule): string[] => [
  ...(handler === 'role' && named.handlerRoleId !== null ? [named.handlerRoleId] : []),
  ...(reviewer === 'role' && named.reviewerRoleId !== null ? [named.reviewerRoleId] : []),
  ...named.ccRoleIds,
];

const workersAt = async ({ db, companyId, shopId }: Place, ids: string[]): Promise<PersonRef[]> =>
  ids.length === 0 ? [] : activeCovering(db, companyId, shopId, ids).execute();

const active = async ({ db, companyId }: Place, ids: string[]): Promise<PersonRef[]> =>
  ids.length === 0 ? [] : activeOf(db, companyId, ids).execute();

/** Who has each role at the store. */
async function holdersOf(place: Place, roleIds: readonly string[]): Promise<Map<string, PersonRef[]>> {
  const { db, companyId, shopId, finder } = place;
  const of = { companyId, initiatorId: finder.id, shopIds: [shopId] };
  const found = roleIds.map(async (roleId) => {
    const find = await peopleByRule(db, { kind: 'role', roleId }, of);
    const ids = find(shopId).slice(0, LIMIT.rectification.handlers);
    return [roleId, await workersAt(place, ids)] as const;
  });
  return new Map(await Promise.all(found));
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
