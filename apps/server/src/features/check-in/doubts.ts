import type { CheckInFlag } from '@rondo/domain/check-in';
import { isImpossibleTravel, type Seen, sharedWith, travelSpeed } from '@rondo/domain/check-in-doubt';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { type foundShape, positionOf } from './check-in.present.ts';
import * as q from './check-in.queries.ts';

interface Found {
  flags: CheckInFlag[];
  found: z.output<typeof foundShape>;
}

/** What other check-ins say against this one: nobody travels so fast, and somebody else has the device too. */
export async function doubtsAbout(tx: Tx, memberId: string, deviceId: string, seen: Seen): Promise<Found> {
  const since = new Date(seen.at.getTime() - LIMIT.checkIn.deviceDays * DAY_MS);
  const [last, others] = await Promise.all([
    q.before(tx.db, tx.companyId, memberId, seen.at).executeTakeFirst(),
    q.othersWith(tx.db, tx.companyId, deviceId, memberId, since).execute(),
  ]);
  return together([travelled(last && { position: positionOf(last), at: last.at }, seen), shared(memberId, others)]);
}

function travelled(before: Seen | undefined, seen: Seen): Found {
  if (!before || !isImpossibleTravel(before, seen)) return { flags: [], found: {} };
  const speed = travelSpeed(before, seen) ?? 0;
  // Two check-ins at the same moment have no finite speed.
  return { flags: ['impossible_travel'], found: Number.isFinite(speed) ? { speedKmh: Math.round(speed) } : {} };
}

function shared(memberId: string, others: readonly { memberId: string; name: string }[]): Found {
  const other = sharedWith(memberId, others);
  if (other === null) return { flags: [], found: {} };
  return { flags: ['shared_device'], found: { otherMember: others.find((one) => one.memberId === other)?.name ?? '' } };
}

const together = (all: readonly Found[]): Found => ({
  flags: all.flatMap(({ flags }) => flags),
  found: Object.assign({}, ...all.map(({ found }) => found)),
});
