import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Takes back the questions for more time that were asked before a moment; answers which. By the index rectification_asked. */
export const dropQuestions = (db: Db, companyId: string, before: Date, at: Date) =>
  db
    .updateTable('rectification')
    .set((eb) => ({ asked_at: null, asked_until: null, updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`asked_at is not null and asked_at <= ${before}`)
    .returning(['id', 'number', 'title', 'state', 'business_on', 'shop_id']);
