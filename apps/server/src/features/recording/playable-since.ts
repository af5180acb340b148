import type { Actor } from '@rondo/domain/actor';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './plan.queries.ts';

/** The oldest moment that somebody may play: whoever keeps devices plays all there is, others the days that the company allows. */
export async function playableSince(db: Db, actor: Actor, now: Date): Promise<Date> {
  if (actor.codes.has('x_device')) return new Date(now.getTime() - (LIMIT.recording.keepDays.max + 1) * DAY_MS);
  const found = await q.setting(db, actor.companyId).executeTakeFirst();
  return new Date(now.getTime() - (found?.play_days ?? LIMIT.recording.playDays.initial) * DAY_MS);
}
