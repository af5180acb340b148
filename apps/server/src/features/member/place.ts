import type { ScopeShape } from '@rondo/contract/member-shape';
import type { Actor } from '@rondo/domain/actor';
import { mayGiveScope } from '@rondo/domain/member';
import { inScope } from '@rondo/domain/scope';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './place.queries.ts';
import * as b from './related.queries.ts';

export type GivenScope = { kind: 'all' } | { kind: 'some'; shopIds: string[]; groupIds: string[] };

/** What somebody has before it is changed. */
export interface HeldScope {
  scope_all: boolean;
  scope_shop_ids: readonly string[];
  scope_group_ids: readonly string[];
}

const nothing: HeldScope = { scope_all: false, scope_shop_ids: [], scope_group_ids: [] };

/**
 * The scope as long as it exists and what it adds to the one held lies within the actor's; refuses NOT_FOUND, SCOPE_ABOVE.
 * What was there may stay, also where the actor does not reach.
 */
export async function requireScope(
  db: Db,
  actor: Actor,
  asked: ScopeShape,
  held: HeldScope = nothing,
): Promise<GivenScope> {
  if (asked.kind === 'all') {
    if (!held.scope_all && !mayGiveScope(actor.scope, { kind: 'all' })) throw new AppError('SCOPE_ABOVE');
    return { kind: 'all' };
  }
  const shopIds = [...new Set(asked.shopIds)];
  const groupIds = [...new Set(asked.groupIds)];
  const [shops, groups] = await Promise.all([
    shopIds.length === 0 ? [] : b.shopNames(db, actor.companyId, shopIds).execute(),
    groupIds.length === 0 ? [] : b.groupNames(db, actor.companyId, groupIds).execute(),
  ]);
  // A shop that was deleted since stays named in old scopes: it covers nothing.
  const known = new Set([...shops, ...groups].map((one) => one.id));
  const isKnown = (id: string): boolean => known.has(id) || held.scope_shop_ids.includes(id);
  if (![...shopIds, ...groupIds].every(isKnown)) {
    throw new AppError('NOT_FOUND', { fields: [{ path: 'scope', rule: 'invalid' }] });
  }
  const added = {
    kind: 'some' as const,
    shops: shops.filter((shop) => !held.scope_shop_ids.includes(shop.id)),
    lineages: groups.filter((group) => !held.scope_group_ids.includes(group.id)).map((group) => group.lineage),
  };
  if (!held.scope_all && !mayGiveScope(actor.scope, added)) throw new AppError('SCOPE_ABOVE');
  return { kind: 'some', shopIds, groupIds };
}

/** The columns of a scope. */
export function scopeColumns(scope: GivenScope) {
  return {
    scope_all: scope.kind === 'all',
    scope_shop_ids: scope.kind === 'some' ? scope.shopIds : [],
    scope_group_ids: scope.kind === 'some' ? scope.groupIds : [],
  };
}

/** Shops somebody starts or stops to manage: the actor has to reach each of them. Refuses NOT_FOUND, SCOPE_ABOVE. */
export async function requireShops(db: Db, actor: Actor, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const shops = await b.shopNames(db, actor.companyId, wanted).execute();
  if (shops.length !== wanted.length) {
    throw new AppError('NOT_FOUND', { fields: [{ path: 'managedShopIds', rule: 'invalid' }] });
  }
  if (!shops.every((shop) => inScope(actor.scope, shop))) throw new AppError('SCOPE_ABOVE');
}

/** Departments, held so that nobody deletes them meanwhile; refuses NOT_FOUND at the field. Their names in the order asked for. */
export async function requireDepartments(db: Db, companyId: string, ids: readonly string[], path = 'departmentIds') {
  const wanted = [...new Set(ids)];
  const found = await q.departments(db, companyId, wanted).execute();
  if (found.length !== wanted.length) throw new AppError('NOT_FOUND', { fields: [{ path, rule: 'invalid' }] });
  const names = new Map(found.map((d) => [d.id, d.name]));
  return wanted.map((id) => names.get(id) ?? '');
}
