import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import type { Tx } from '../../platform/context.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { detachFiles } from '../file/index.ts';
import * as q from './retention.queries.ts';
import * as setting from './setting.queries.ts';

/** Tells of what goes within days, takes away what is over, and looks again which picture of a store is the newest. */
const retainAll = (context: JobContext): Promise<void> =>
  eachNight(context, 'album.retain', async (trx, { id, nightOn }) => {
    const tx = makeTx(context, trx, id, null);
    await tellExpiring(tx, nightOn);
    await tellKeepers(tx, nightOn);
    const { rows } = await q.removeOver(tx.db, id, nightOn, binSince(context.now()));
    for (const { id: pictureId } of rows) await detachFiles(tx, { kind: 'album', id: pictureId }, null);
    await q.removeOrphans(tx.db, id);
    await q.recount(tx.db, id);
  });

/** Whoever took them may still use or save them: one message, however many they are. */
async function tellExpiring(tx: Tx, today: string): Promise<void> {
  const { rows } = await q.markTold(tx.db, tx.companyId, addDays(today, LIMIT.album.toldDays));
  for (const { taken_by: takenBy, count } of rows) {
    if (takenBy === null) continue;
    await tx.emit('member.told', {
      to: [takenBy],
      text: 'album_expiring',
      params: { count, days: LIMIT.album.toldDays },
      page: `/album?expiring=true&takenById=${takenBy}`,
      key: `album:expiring:${today}:${takenBy}`,
    });
  }
}

/**
 * Pictures that nobody took, of clocks and rules, are told to who keeps the settings: once in as many days as the warning is long, so
 * that none goes untold and a plan that brings some every day tells of them once a week.
 */
async function tellKeepers(tx: Tx, today: string): Promise<void> {
  const { toldDays: days } = LIMIT.album;
  const { count } = await setting.expiringOfNobody(tx.db, tx.companyId, addDays(today, days)).executeTakeFirstOrThrow();
  if (count === 0) return;
  const isTold = { today, before: addDays(today, -days), at: tx.now() };
  if (!(await setting.markAllTold(tx.db, tx.companyId, isTold).executeTakeFirst())) return;
  const keepers = await setting.keepers(tx.db, tx.companyId).execute();
  if (keepers.length === 0) return;
  await tx.emit('member.told', {
    to: keepers.map(({ id }) => id),
    text: 'album_expiring_all',
    params: { count, days },
    page: '/album?expiring=true',
    key: `album:expiring-all:${today}`,
  });
}

export const albumJobs: Job[] = [
  job({ name: 'album.retain', schema: z.object({}), run: retainAll, every: EACH_HALF_HOUR }),
];
