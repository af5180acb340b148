import { DOUBLE_INSPECTION } from '@rondo/domain/double-inspection';
import type { Db } from '../../platform/db/company-db.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('double_inspection_setting').select(['percent', 'rev']).where('company_id', '=', companyId);

/** Percent of remote inspections that are done twice. */
export async function percentOf(db: Db, companyId: string): Promise<number> {
  const found = await setting(db, companyId).executeTakeFirst();
  return found?.percent ?? DOUBLE_INSPECTION.percent;
}

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const save = (db: Db, companyId: string, { percent, rev, at }: { percent: number; rev: number; at: Date }) =>
  db
    .insertInto('double_inspection_setting')
    .values({ company_id: companyId, percent, rev: 1, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ percent, rev: rev + 1, updated_at: at })
        .where('double_inspection_setting.rev', '=', rev),
    )
    .returning('rev');
