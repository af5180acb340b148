import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { shareOut } from '@rondo/domain/share-out';
import type { Mode } from '@rondo/domain/task';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { managersOf, staffOf } from '../people/index.ts';
import * as q from './dispatch.queries.ts';
import { lastThere } from './last-there.queries.ts';

export type ExecutorRule = Parsed<typeof taskApi.preview>['executor'];

interface Around {
  /** Of a self-inspection: only staff of the store. */
  mode?: Mode;
  /** What people have of the same work already, where it is shared out evenly in parts. */
  loads?: ReadonlyMap<string, number>;
  /** False: everybody who could do it, also where it is shared out evenly; sharing out many stores takes seconds. */
  isShared?: boolean;
}

/** Who does it at each shop, by the rule that is asked once for all of them. A shop that is missing has nobody. */
export async function executors(
  db: Db,
  companyId: string,
  rule: ExecutorRule,
  shopIds: readonly string[],
  { mode, loads, isShared = true }: Around = {},
): Promise<Map<string, string[]>> {
  const all = await able(db, companyId, rule, shopIds);
  const found = mode === 'self' ? await onlyStaff(db, companyId, all) : all;
  return isShared && isEven(rule) ? oneEach(db, companyId, found, loads) : found;
}

/** Whether one of several does it at each store, so that all have as much to do. */
export const isEven = (rule: ExecutorRule): boolean => rule.kind !== 'manager' && rule.how === 'even';

/** A self-inspection is made by the staff of the store: others of the rule are left out (S1.31). */
async function onlyStaff(db: Db, companyId: string, found: Map<string, string[]>): Promise<Map<string, string[]>> {
  const rows = await staffOf(db, companyId, [...found.keys()]).execute();
  const staff = new Set(rows.map(({ shop_id, id }) => `${shop_id} ${id}`));
  const kept = [...found].map(([shopId, ids]) => [shopId, ids.filter((id) => staff.has(`${shopId} ${id}`))] as const);
  return new Map(kept.filter(([, ids]) => ids.length > 0));
}

/** One of those who could do it at each shop: as many for everybody, another one than the last time (N8.2). */
async function oneEach(
  db: Db,
  companyId: string,
  found: ReadonlyMap<string, string[]>,
  loads?: ReadonlyMap<string, number>,
): Promise<Map<string, string[]>> {
  const { rows } = await lastThere(db, companyId, [...found.keys()]);
  const shops = rows.map(({ id, latitude, longitude, last }) => ({
    ...{ id, last, able: found.get(id) ?? [] },
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
  return new Map([...shareOut(shops, loads)].map(([shopId, memberId]) => [shopId, [memberId]]));
}

/** Everybody who could do it at each shop. */
async function able(
  db: Db,
  companyId: string,
  rule: ExecutorRule,
  shopIds: readonly string[],
): Promise<Map<string, string[]>> {
  switch (rule.kind) {
    case 'members': {
      const active = await q.activeMembers(db, companyId, rule.memberIds).execute();
      const ids = [...new Set(rule.memberIds)].filter((id) => active.some((member) => member.id === id));
      return new Map(ids.length === 0 ? [] : shopIds.map((shopId) => [shopId, ids]));
    }
    case 'manager':
      return byShop(await managersOf(db, companyId, shopIds).execute());
    case 'department_head':
      return byShop((await q.departmentHeads(db, companyId, shopIds)).rows);
    case 'role': {
      // A role that may not be named any more has nobody.
      if (!(await isDispatchable(db, companyId, rule.roleId))) return new Map();
      const max = LIMIT.task.dispatchedPeople;
      const held = await q
        .roleHolders(db, companyId, rule.roleId, shopIds)
        .limit(max + 1)
        .execute();
      if (held.length > max) throw refuseField('executor', 'too_many_people', { max });
      return byShop(held);
    }
    default:
      return rule satisfies never;
  }
}

/** Refuses a rule that names a role which a dispatch may not name. */
export async function requireRule(db: Db, companyId: string, rule: ExecutorRule): Promise<void> {
  if (rule.kind === 'role' && !(await isDispatchable(db, companyId, rule.roleId))) throw new AppError('NOT_FOUND');
}

async function isDispatchable(db: Db, companyId: string, roleId: string): Promise<boolean> {
  const roles = await q.dispatchableRoles(db, companyId).execute();
  return roles.some((role) => role.id === roleId);
}

function byShop(rows: readonly { shop_id: string; id: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { shop_id, id } of rows) {
    const ids = found.get(shop_id);
    if (ids) ids.push(id);
    else found.set(shop_id, [id]);
  }
  return found;
}
