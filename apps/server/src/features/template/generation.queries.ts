import type { ItemSource } from '@rondo/domain/generation/content-of';
import type { GenerationMethod } from '@rondo/domain/generation/draft';
import type { Db } from '../../platform/db/company-db.ts';
import { visible } from './template.queries.ts';

interface NewGeneration {
  templateId: string;
  source: string;
  fileId: string | null;
  method: GenerationMethod;
  unproved: number;
  leftOut: number;
  sources: readonly ItemSource[];
  at: Date;
}

export const insert = (db: Db, companyId: string, one: NewGeneration) =>
  db.insertInto('template_generation').values({
    ...{ company_id: companyId, template_id: one.templateId, source: one.source, file_id: one.fileId },
    ...{ method: one.method, unproved: one.unproved, left_out: one.leftOut, created_at: one.at },
    sources: JSON.stringify(one.sources),
  });

/** Where a template came from; no row: it was made by hand. */
export const ofTemplate = (db: Db, companyId: string, templateId: string) =>
  db
    .selectFrom('template_generation')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('template_id', '=', templateId);

/** Its items were looked through. */
export const review = (db: Db, companyId: string, templateId: string, by: string, at: Date) =>
  db
    .updateTable('template_generation')
    .set({ reviewed_by: by, reviewed_at: at })
    .where('company_id', '=', companyId)
    .where('template_id', '=', templateId)
    .where('reviewed_at', 'is', null);

/** The names that are taken. */
export const names = (db: Db, companyId: string) => visible(db, companyId).select('template.name');
