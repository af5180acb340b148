import type { ProcessPlan, ReviewerRule } from '@rondo/contract/process-plan';
import { DEFAULTS } from '@rondo/domain/limit';
import { type SettledLevel, settleLevels } from '@rondo/domain/process-plan';
import type { Db } from '../../platform/db/company-db.ts';
import { activeMembers, roleHolders } from './dispatch.queries.ts';
import { presetRole } from './notifiers.queries.ts';
import { headsOver } from './process-people.queries.ts';

/** The people of one task by a default process. */
export interface TaskProcess {
  levels: SettledLevel[];
  /** Levels of the plan, from 1, that nobody was found for. */
  empty: number[];
  /** Those whom each level of the plan names, and who are left out because they do the work. */
  ownWork: string[][];
  /** A review was asked for, and nobody is left to make it. */
  isBlocked: boolean;
  ccIds: string[];
}

interface Asked {
  plan: ProcessPlan;
  initiatorId: string;
  shopIds: readonly string[];
}

type ByShop = (shopId: string) => readonly string[];

/** Finds the people of a default process for many stores at once; answers those of one task by its store and its handlers. */
export async function processPeople(
  db: Db,
  companyId: string,
  { plan, initiatorId, shopIds }: Asked,
): Promise<(shopId: string, handlerIds: readonly string[]) => TaskProcess> {
  const of = { companyId, initiatorId, shopIds };
  const levels = await Promise.all(plan.levels.map(({ who }) => peopleByRule(db, who, of)));
  const administrators = plan.onEmpty === 'administrators' ? await administratorsAt(db, of) : nobody;
  const named = plan.ccIds.length === 0 ? [] : await activeMembers(db, companyId, plan.ccIds).execute();
  const copied = await Promise.all(plan.ccRoleIds.map((roleId) => peopleByRule(db, { kind: 'role', roleId }, of)));
  return (shopId, handlerIds) => {
    const found = plan.levels.map(({ mode }, at) => ({ mode, memberIds: levels[at]?.(shopId) ?? [] }));
    const around = { onEmpty: plan.onEmpty, administratorIds: administrators(shopId), handlerIds };
    const ccIds = [...named.map(({ id }) => id), ...copied.flatMap((one) => one(shopId))];
    return { ...settleLevels(found, around), ccIds: [...new Set(ccIds)] };
  };
}

interface Of {
  companyId: string;
  initiatorId: string;
  shopIds: readonly string[];
}

const nobody: ByShop = () => [];
const everywhere =
  (ids: readonly string[]): ByShop =>
  () =>
    ids;

/** Those whom a rule finds, by store. */
export async function peopleByRule(db: Db, who: ReviewerRule, of: Of): Promise<ByShop> {
  switch (who.kind) {
    case 'members': {
      const active = await activeMembers(db, of.companyId, who.memberIds).execute();
      return everywhere(who.memberIds.filter((id) => active.some((member) => member.id === id)));
    }
    case 'role':
      return holdersAt(db, who.roleId, of);
    case 'area_manager':
      return presetAt(db, DEFAULTS.notifierRole, of);
    case 'head': {
      const heads = await headsOver(db, of.companyId, of.initiatorId).execute();
      return everywhere(heads.filter(({ depth }) => depth === heads[0]?.depth).map(({ id }) => id));
    }
    default:
      return who satisfies never;
  }
}

async function holdersAt(db: Db, roleId: string, { companyId, shopIds }: Of): Promise<ByShop> {
  const held = new Map<string, string[]>();
  for (const { shop_id, id } of await roleHolders(db, companyId, roleId, shopIds).execute()) {
    const ids = held.get(shop_id);
    if (ids) ids.push(id);
    else held.set(shop_id, [id]);
  }
  return (shopId) => held.get(shopId) ?? [];
}

async function presetAt(db: Db, key: 'area_manager' | 'administrator' | 'owner', of: Of): Promise<ByShop> {
  const role = await presetRole(db, of.companyId, key).executeTakeFirst();
  return role ? holdersAt(db, role.id, of) : nobody;
}

/** Administrators; where there is none, the owner. */
export async function administratorsAt(db: Db, of: Of): Promise<ByShop> {
  const [administrators, owner] = await Promise.all([presetAt(db, 'administrator', of), presetAt(db, 'owner', of)]);
  return (shopId) => (administrators(shopId).length > 0 ? administrators(shopId) : owner(shopId));
}
