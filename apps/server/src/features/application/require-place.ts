import type { applicationApi } from '@rondo/contract/application';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { mayGiveScope } from '@rondo/domain/member';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { type NamedRole, requireGrantable } from '../role/index.ts';
import type { Place } from './admit-member.ts';
import * as q from './place.queries.ts';

type Asked = Pick<Parsed<typeof applicationApi.approve>, 'departmentId' | 'roleIds' | 'scope'>;

interface Demanded {
  place: Place;
  department: string;
  roles: NamedRole[];
}

/**
 * Where people are put, as long as all of it exists and the actor may give it; refuses NOT_FOUND, ROLE_ABOVE, SCOPE_ABOVE.
 */
export async function requirePlace(
  { db, actor, language }: Pick<Context, 'db' | 'actor' | 'language'>,
  { departmentId, roleIds, scope }: Asked,
): Promise<Demanded> {
  const department = await requireDepartment(db, actor.companyId, departmentId);
  const roles = await requireGrantable({ db, language }, actor, roleIds);
  return { place: { departmentId, roleIds, scope: await requireScope(db, actor, scope) }, department, roles };
}

/** The department's name. */
export async function requireDepartment(db: Db, companyId: string, id: string): Promise<string> {
  const found = await q.department(db, companyId, id).executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND', { fields: [{ path: 'departmentId', rule: 'invalid' }] });
  return found.name;
}

async function requireScope(db: Db, actor: Actor, scope: Asked['scope']): Promise<Place['scope']> {
  if (scope.kind === 'all') {
    if (!mayGiveScope(actor.scope, { kind: 'all' })) throw new AppError('SCOPE_ABOVE');
    return { kind: 'all' };
  }
  const shopIds = [...new Set(scope.shopIds)];
  const groupIds = [...new Set(scope.groupIds)];
  const [shops, groups] = await Promise.all([
    q.shopPlaces(db, actor.companyId, shopIds).execute(),
    q.groupLineages(db, actor.companyId, groupIds).execute(),
  ]);
  if (shops.length !== shopIds.length || groups.length !== groupIds.length) throw new AppError('NOT_FOUND');
  const lineages = groups.map((group) => group.lineage);
  if (!mayGiveScope(actor.scope, { kind: 'some', shops, lineages })) throw new AppError('SCOPE_ABOVE');
  return { kind: 'some', shopIds, groupIds };
}
