import type { Db } from '../../platform/db/company-db.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('subscription_setting').select(['may_mail_out', 'rev']).where('company_id', '=', companyId);

/** Whether reports may go to people who are no members of the company: only where it says so. */
export const mayMailOut = async (db: Db, companyId: string): Promise<boolean> =>
  (await setting(db, companyId).executeTakeFirst())?.may_mail_out ?? false;

interface Saved {
  mayMailOut: boolean;
  rev: number;
  at: Date;
}

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const save = (db: Db, companyId: string, { mayMailOut: may, rev, at }: Saved) =>
  db
    .insertInto('subscription_setting')
    .values({ company_id: companyId, may_mail_out: may, rev: 1, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ may_mail_out: may, rev: rev + 1, updated_at: at })
        .where('subscription_setting.rev', '=', rev),
    )
    .returning('rev');
