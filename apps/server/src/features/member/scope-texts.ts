import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { Db } from '../../platform/db/company-db.ts';
import type { HeldScope } from './place.ts';
import * as b from './related.queries.ts';

/** Scopes as an import reads them: the word for all, or paths of groups and names of shops. */
export async function scopeTexts(
  db: Db,
  companyId: string,
  rows: readonly HeldScope[],
  language: Language,
): Promise<(row: HeldScope) => string> {
  const groupIds = [...new Set(rows.flatMap((row) => row.scope_group_ids))];
  const shopIds = [...new Set(rows.flatMap((row) => row.scope_shop_ids))];
  const [groups, shops] = await Promise.all([
    groupIds.length === 0 ? [] : b.groupNames(db, companyId, groupIds).execute(),
    shopIds.length === 0 ? [] : b.shopNames(db, companyId, shopIds).execute(),
  ]);
  const names = new Map([
    ...groups.map((group): [string, string] => [group.id, group.path || group.name]),
    ...shops.map((shop): [string, string] => [shop.id, shop.name]),
  ]);
  return (row) => {
    if (row.scope_all) return translate(language, 'member.importing.all');
    const ids = [...row.scope_group_ids, ...row.scope_shop_ids];
    return ids.flatMap((id) => names.get(id) ?? []).join('; ');
  };
}
