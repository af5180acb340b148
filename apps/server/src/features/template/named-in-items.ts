import type { Language } from '@rondo/domain/language';
import type { CheckItem, RectifyNamed } from '@rondo/domain/scoring/template';
import { roleName } from '@rondo/messages/role-name';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { namesByIds } from '../people/index.ts';
import { namedBefore, rolesByIds } from './named.queries.ts';

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

/** Items as they are kept. Refuses NOT_FOUND for somebody or a role not of the company; a role that was named and is gone is left out. */
export async function withKnownNames(
  db: Db,
  companyId: string,
  items: readonly CheckItem[],
): Promise<(item: CheckItem) => CheckItem> {
  const { members, roles, ids } = await namedIn(db, companyId, items);
  const known = new Set([...members, ...roles].map(({ id }) => id));
  await requireNamedBefore(
    db,
    companyId,
    ids.filter((id) => !known.has(id)),
  );
  const some = (ids: readonly string[]): string[] => [...new Set(ids)].filter((id) => known.has(id));
  const one = (id: string | null): string | null => (id !== null && known.has(id) ? id : null);
  const kept = (named: RectifyNamed): RectifyNamed => ({
    ...{ handlerRoleId: one(named.handlerRoleId), handlerIds: some(named.handlerIds) },
    ...{ reviewerRoleId: one(named.reviewerRoleId), reviewerIds: some(named.reviewerIds) },
    ...{ ccIds: some(named.ccIds), ccRoleIds: some(named.ccRoleIds) },
  });
  return (item) => ({ ...item, rectify: { ...item.rectify, named: kept(item.rectify.named) } });
}

async function requireNamedBefore(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { rows } = await namedBefore(db, companyId, id);
    if (rows.length === 0) throw new AppError('NOT_FOUND', { fields: [{ path: 'content', rule: 'invalid' }] });
  }
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
  return { members, roles, ids: [...memberIds, ...roleIds] };
}
