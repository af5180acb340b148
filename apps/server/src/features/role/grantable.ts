import type { Actor } from '@rondo/domain/actor';
import { type GrantedRole, mayGrant } from '@rondo/domain/member';
import { ROLE_KEYS, TIERS } from '@rondo/domain/role';
import { roleName } from '@rondo/messages/role-name';
import type { Tx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './role.queries.ts';

export interface NamedRole extends GrantedRole {
  id: string;
  name: string;
}

/** A row of `role` as the rules of granting read it. */
export function grantedRole(row: { key: string | null; codes: readonly string[]; tier: string }): GrantedRole {
  return {
    key: ROLE_KEYS.find((k) => k === row.key) ?? null,
    codes: row.codes,
    tier: TIERS.find((t) => t === row.tier) ?? 'own',
  };
}

/** Roles by id; refuses NOT_FOUND when one does not exist in the company. */
export async function rolesByIds(db: Db, companyId: string, ids: readonly string[]): Promise<NamedRole[]> {
  const wanted = [...new Set(ids)];
  const rows = wanted.length === 0 ? [] : await q.byIds(db, companyId, wanted).execute();
  if (rows.length !== wanted.length) throw new AppError('NOT_FOUND');
  return rows.map((row) => ({ ...grantedRole(row), id: row.id, name: row.name }));
}

/** The roles as long as the actor may give and take every one of them; refuses ROLE_ABOVE with its name for the reader otherwise. */
export async function requireGrantable(
  { db, language }: Pick<Tx, 'db' | 'language'>,
  actor: Actor,
  ids: readonly string[],
): Promise<NamedRole[]> {
  const roles = await rolesByIds(db, actor.companyId, ids);
  const above = roles.find((role) => !mayGrant(actor, role));
  if (above) throw new AppError('ROLE_ABOVE', { params: { name: roleName(language, above) } });
  return roles;
}
