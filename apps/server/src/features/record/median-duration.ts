import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './since.queries.ts';

/** The usual time of a template moves slowly; it is worked out again after this, ms. */
const FRESH_MS = 60_000;
const known = new LRUCache<string, { seconds: number | null }>({ max: 5_000, ttl: FRESH_MS });

/** The median duration of a template's latest inspections, seconds; null before the first. */
export async function medianDurationOf(db: Db, companyId: string, templateId: string): Promise<number | null> {
  const key = `${companyId} ${templateId}`;
  const kept = known.get(key);
  if (kept) return kept.seconds;
  const row = await q.medianDuration(db, companyId, templateId).executeTakeFirst();
  const seconds = row?.seconds ?? null;
  known.set(key, { seconds });
  return seconds;
}
