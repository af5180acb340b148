import type { Db } from '../../platform/db/company-db.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('receipt_setting').select(['hours', 'since', 'rev']).where('company_id', '=', companyId);

interface Saved {
  hours: number | null;
  since: Date | null;
  rev: number;
  at: Date;
}

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const save = (db: Db, companyId: string, { hours, since, rev, at }: Saved) =>
  db
    .insertInto('receipt_setting')
    .values({ company_id: companyId, hours, since, rev: 1, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ hours, since, rev: rev + 1, updated_at: at })
        .where('receipt_setting.rev', '=', rev),
    )
    .returning('rev');
