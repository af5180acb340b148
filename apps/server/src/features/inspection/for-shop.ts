import type { ExcludedItem } from '@rondo/domain/scoring/applicable';
import type { Db } from '../../platform/db/company-db.ts';
import { askedIn, type TemplateVersion } from '../template/index.ts';
import * as q from './inspection.queries.ts';

/** The version of a task as its store is asked it, and the items that the rules about stores leave out. */
export async function forShop(
  db: Db,
  companyId: string,
  shopId: string,
  version: TemplateVersion,
): Promise<{ version: TemplateVersion; excluded: ExcludedItem[] }> {
  const traits = await q.shopTraits(db, companyId, shopId).executeTakeFirstOrThrow();
  const { content, excluded } = askedIn(version.content, traits);
  return { version: { ...version, content }, excluded };
}
