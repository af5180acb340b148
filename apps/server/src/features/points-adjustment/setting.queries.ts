import { DEFAULTS } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('points_setting').select(['second_above', 'rev']).where('company_id', '=', companyId);

/** Points by hand above so many need a second person. */
export async function secondAboveOf(db: Db, companyId: string): Promise<number> {
  const found = await setting(db, companyId).executeTakeFirst();
  return found?.second_above ?? DEFAULTS.points.secondAbove;
}

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const save = (
  db: Db,
  companyId: string,
  { secondAbove, rev, at }: { secondAbove: number; rev: number; at: Date },
) =>
  db
    .insertInto('points_setting')
    .values({ company_id: companyId, second_above: secondAbove, rev: 1, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ second_above: secondAbove, rev: rev + 1, updated_at: at })
        .where('points_setting.rev', '=', rev),
    )
    .returning('rev');
