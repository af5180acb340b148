import type { Db } from '../../platform/db/company-db.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('camera_check_setting').select(['is_on', 'rev']).where('company_id', '=', companyId);

/** Off until a company switches it on: it looks at people who did not ask for it. */
export async function isOn(db: Db, companyId: string): Promise<boolean> {
  return (await setting(db, companyId).executeTakeFirst())?.is_on ?? false;
}

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const save = (db: Db, companyId: string, { isOn: on, rev, at }: { isOn: boolean; rev: number; at: Date }) =>
  db
    .insertInto('camera_check_setting')
    .values({ company_id: companyId, is_on: on, rev: 1, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ is_on: on, rev: rev + 1, updated_at: at })
        .where('camera_check_setting.rev', '=', rev),
    )
    .returning('rev');
