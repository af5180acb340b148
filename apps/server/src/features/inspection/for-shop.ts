import type { ExcludedItem } from '@rondo/domain/scoring/applicable';
import { type Sample, sampled } from '@rondo/domain/scoring/sample';
import type { Db } from '../../platform/db/company-db.ts';
import { askedIn, type TemplateVersion } from '../template/index.ts';
import * as q from './inspection.queries.ts';

interface Asked {
  shop_id: string;
  mode: string;
  sample_items: number | null;
  sample_seed: number | null;
}

/** The version of a task as its store is asked it, and the items that their rules or the draw leave out. */
export async function forShop(
  db: Db,
  companyId: string,
  task: Asked,
  version: TemplateVersion,
): Promise<{ version: TemplateVersion; excluded: ExcludedItem[] }> {
  const traits = await q.shopTraits(db, companyId, task.shop_id).executeTakeFirstOrThrow();
  const { content, excluded } = askedIn(version.content, { ...traits, mode: task.mode });
  const sample = sampleOf(task);
  if (!sample) return { version: { ...version, content }, excluded };
  const drawn = sampled(content, sample);
  return { version: { ...version, content: drawn.content }, excluded: [...excluded, ...drawn.excluded] };
}

/** How the items of a task are drawn; null: all of them are asked. */
export const sampleOf = ({ sample_items, sample_seed }: Pick<Asked, 'sample_items' | 'sample_seed'>): Sample | null =>
  sample_items === null || sample_seed === null ? null : { items: sample_items, seed: sample_seed };
