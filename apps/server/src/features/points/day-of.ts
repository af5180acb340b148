import { civilDate } from '@rondo/domain/civil-time';
import { zoneOf } from './fact.queries.ts';
import type { Writer } from './post.ts';

/** The civil day of the company. */
export async function dayOf({ db, companyId, now }: Writer): Promise<string> {
  const { time_zone } = await zoneOf(db, companyId).executeTakeFirstOrThrow();
  return civilDate(now(), time_zone);
}
