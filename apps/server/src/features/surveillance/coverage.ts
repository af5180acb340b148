import type { Actor } from '@rondo/domain/actor';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './coverage.queries.ts';

/** How many cameras a store has, and the ids of those that the actor has viewed for an inspection. */
interface CameraCoverage {
  bound: number;
  viewed: string[];
}

/** By the watch log (product 7): only a picture that came counts. */
export async function coverageOf(
  db: Db,
  actor: Actor,
  inspection: { taskId: string; shopId: string },
): Promise<CameraCoverage> {
  const rows = await q.camerasOf(db, actor, inspection).execute();
  return { bound: rows.length, viewed: rows.filter((row) => row.is_viewed).map(({ id }) => id) };
}
