import type { Language } from '@rondo/domain/language';
import type { CheckItem, RectifyNamed } from '@rondo/domain/scoring/template';
import { roleName } from '@rondo/messages/role-name';
import type { Db } from '../../platform/db/company-db.ts';
import { namesByIds } from '../people/index.ts';
import { rolesByIds } from './named.queries.ts';

/** What the members and roles that rules of items name are called; empty: it is gone. */
export async function namesInItems(
  db: Db,
  companyId: string,
  language: Language,
  items: readonly CheckItem[],
): Promise<(id: string) => string> {
  const { members, roles } = await namedIn(db, companyId, items);
  const names = new Map([
    ...members.map(({ id, name }) => [id, name] as const),
    ...roles.map((role) => [role.id, roleName(language, role)] as const),
  ]);
  return (id) => names.get(id) ?? '';
}

/** Items as they are kept: who is not of the company, and a role that is gone meanwhile, is not named any more. */
export async function withKnownNames(
  db: Db,
  companyId: string,
  items: readonly CheckItem[],
): Promise<(item: CheckItem) => CheckItem> {
  const { members, roles } = await namedIn(db, companyId, items);
  const known = new Set([...members, ...roles].map(({ id }) => id));
  const some = (ids: readonly string[]): string[] => [...new Set(ids)].filter((id) => known.has(id));
  const one = (id: string | null): string | null => (id !== null && known.has(id) ? id : null);
  const kept = (named: RectifyNamed): RectifyNamed => ({
    ...{ handlerRoleId: one(named.handlerRoleId), handlerIds: some(named.handlerIds) },
    ...{ reviewerRoleId: one(named.reviewerRoleId), reviewerIds: some(named.reviewerIds) },
    ...{ ccIds: some(named.ccIds), ccRoleIds: some(named.ccRoleIds) },
  });
  return (item) => ({ ...item, rectify: { ...item.rectify, named: kept(item.rectify.named) } });
}

async function namedIn(db: Db, companyId: string, items: readonly CheckItem[]) {
  const all = items.map(({ rectify }) => rectify.named);
  const memberIds = [...new Set(all.flatMap((one) => [...one.handlerIds, ...one.reviewerIds, ...one.ccIds]))];
  const given = all.flatMap((one) => [one.handlerRoleId, one.reviewerRoleId, ...one.ccRoleIds]);
  const roleIds = [...new Set(given.filter((id) => id !== null))];
  const [members, roles] = await Promise.all([
    memberIds.length === 0 ? [] : namesByIds(db, companyId, memberIds).execute(),
    roleIds.length === 0 ? [] : rolesByIds(db, companyId, roleIds).execute(),
  ]);
  return { members, roles };
}
