import type { CaptureFormula } from '@rondo/domain/flow-metric';
import type { Db } from '../../../platform/db/company-db.ts';

export const settingOf = (db: Db, companyId: string) =>
  db.selectFrom('flow_formula').select(['capture_formula', 'rev']).where('company_id', '=', companyId);

interface Saved {
  company_id: string;
  capture_formula: CaptureFormula;
  rev: number;
  updated_at: Date;
  updated_by: string;
}

/** Writes it where the reader has seen the latest; the first one is written over nothing. No row back: somebody was faster. */
export const saveSetting = (db: Db, row: Saved, seen: number) =>
  db
    .insertInto('flow_formula')
    .values(row)
    .onConflict((c) => c.column('company_id').doUpdateSet(row).where('flow_formula.rev', '=', seen))
    .returning('rev');
