import type { ShownShare } from '@rondo/contract/template-share';
import type { Language } from '@rondo/domain/language';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { shareKinds } from '@rondo/domain/template-share';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './share.queries.ts';

type Reader = Pick<Context, 'db' | 'actor'>;
type Stored = q.ShareColumns & { share_rev: number };

/** Whether the actor may use a template of their company: give it out, or begin with it. */
export async function isSharedWith({ db, actor }: Reader, templateId: string): Promise<boolean> {
  return (await q.usable(db, actor, templateId).executeTakeFirst()) !== undefined;
}

/** Refuses a template that is not shared with the actor. */
export async function requireShared(reader: Reader, templateId: string): Promise<void> {
  if (!(await isSharedWith(reader, templateId))) throw new AppError('TEMPLATE_NOT_SHARED');
}

/** Those of some stores at which a template may not be used. */
export async function outsideShare(
  db: Db,
  companyId: string,
  templateId: string,
  shopIds: readonly string[],
): Promise<Set<string>> {
  if (shopIds.length === 0) return new Set();
  const rows = await q.shopsOutside(db, companyId, templateId, shopIds).execute();
  return new Set(rows.map(({ id }) => id));
}

/** At which of some stores each of several templates may be used. */
export async function sharesAt(
  db: Db,
  companyId: string,
  templateIds: readonly string[],
  shopIds: readonly string[],
): Promise<{ isOutside: (templateId: string, shopId: string) => boolean; isOutsideAll: (shopId: string) => boolean }> {
  const outside = new Map<string, ReadonlySet<string>>();
  for (const id of templateIds) outside.set(id, await outsideShare(db, companyId, id, shopIds));
  return {
    isOutside: (templateId, shopId) => outside.get(templateId)?.has(shopId) ?? false,
    isOutsideAll: (shopId) => [...outside.values()].every((shops) => shops.has(shopId)),
  };
}

/** The setting of each of some templates as the actor reads it, with names; asked once for all. */
export async function presentShares(
  { db, actor, language }: Reader & { language: Language },
  rows: readonly Stored[],
): Promise<(row: Stored) => ShownShare> {
  const all = rows.map(shareOf);
  const listed = (name: 'roleIds' | 'departmentIds' | 'memberIds' | 'groupIds' | 'shopIds') => [
    ...new Set(all.flatMap((one) => one[name])),
  ];
  const of = {
    ...{ roleIds: listed('roleIds'), departmentIds: listed('departmentIds'), memberIds: listed('memberIds') },
    ...{ groupIds: listed('groupIds'), shopIds: listed('shopIds') },
  };
  const isAny = Object.values(of).some((ids) => ids.length > 0);
  const found = isAny ? await q.named(db, actor, of) : [];
  const names = new Map(found.map((one) => [one.id, one.kind === 'role' ? roleName(language, one) : one.name]));
  return (row) => {
    const share = shareOf(row);
    const known = (ids: readonly string[]) => ids.filter((id) => names.has(id));
    const shown = {
      ...{
        roleIds: known(share.roleIds),
        departmentIds: known(share.departmentIds),
        memberIds: known(share.memberIds),
      },
      ...{ groupIds: known(share.groupIds), shopIds: known(share.shopIds), tags: share.tags, formats: share.formats },
    };
    const { roleIds, departmentIds, memberIds, groupIds, shopIds } = shown;
    const ids = [...roleIds, ...departmentIds, ...memberIds, ...groupIds, ...shopIds];
    return {
      ...shown,
      kinds: shareKinds(share),
      names: ids.map((id) => ({ id, name: names.get(id) ?? '' })),
      hiddenShops: share.shopIds.length - shopIds.length,
      rev: row.share_rev,
    };
  };
}

/** The setting of a row. */
function shareOf(row: q.ShareColumns) {
  return {
    roleIds: row.for_role_ids,
    departmentIds: row.for_department_ids,
    memberIds: row.for_member_ids,
    groupIds: row.at_group_ids,
    shopIds: row.at_shop_ids,
    tags: row.at_tags,
    formats: SHOP_FORMATS.filter((one) => row.at_formats.includes(one)),
  };
}

/** The columns of a row alone, to be copied. */
export const shareColumnsOf = ({
  for_role_ids,
  for_department_ids,
  for_member_ids,
  at_group_ids,
  at_shop_ids,
  at_tags,
  at_formats,
}: q.ShareColumns): q.ShareColumns => ({
  ...{ for_role_ids, for_department_ids, for_member_ids, at_group_ids, at_shop_ids, at_tags, at_formats },
});
