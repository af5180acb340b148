import { type ShownGeneration, shownGeneration } from '@rondo/contract/template-generation';
import { GENERATION_METHODS } from '@rondo/domain/generation/draft';
import type { Db } from '../../platform/db/company-db.ts';
import { fileRefs } from '../file/index.ts';
import * as q from './generation.queries.ts';

/** Where a generated template came from; null: it was made by hand. */
export async function generationOf(db: Db, companyId: string, templateId: string): Promise<ShownGeneration | null> {
  const row = await q.ofTemplate(db, companyId, templateId).executeTakeFirst();
  if (!row) return null;
  const ids = row.file_id === null ? [] : [row.file_id];
  const [file] = (await fileRefs(db, companyId, ids))(ids);
  return {
    ...{ source: row.source, file: file ?? null, unproved: row.unproved, leftOut: row.left_out },
    method: GENERATION_METHODS.find((one) => one === row.method) ?? 'structure',
    isReviewed: row.reviewed_at !== null,
    sources: shownGeneration.shape.sources.parse(row.sources),
  };
}
