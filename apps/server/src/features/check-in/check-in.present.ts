import type { CheckInDetail, CheckInRow, OwnCheckIn } from '@rondo/contract/check-in-shapes';
import { checkInPolicyShape } from '@rondo/contract/check-in-shapes';
import type { FileRef, HistoryEntry } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import {
  CHECK_IN_FLAGS,
  CHECK_IN_KINDS,
  CHECK_IN_METHODS,
  CHECK_IN_STATES,
  type CheckInState,
  checkInEvents,
} from '@rondo/domain/check-in';
import type { Position } from '@rondo/domain/judge-check-in';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { CheckIn } from '../../platform/db/schema.gen.ts';
import type { byId } from './check-in.queries.ts';
import { known } from './policy.ts';

type Stored = Selectable<CheckIn>;
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** What is read of the policy that a check-in keeps: one that was made before a part existed lacks that part. */
const storedPolicy = checkInPolicyShape.pick({ radiusM: true });

/** What flags were found by, as it is stored. */
export const foundShape = z.object({
  speedKmh: z.number().optional(),
  otherMember: z.string().optional(),
  stayedMin: z.number().optional(),
});

/** The database's CHECK keeps the state one of the machine's. */
export function stateOf({ state }: Pick<Stored, 'state'>): CheckInState {
  const found = known(CHECK_IN_STATES, state);
  if (!found) throw new Error(`unknown check-in state ${state}`);
  return found;
}

export function positionOf({ latitude, longitude, accuracy_m }: Stored): Position | null {
  if (latitude === null || longitude === null || accuracy_m === null) return null;
  return { latitude, longitude, accuracyM: accuracy_m };
}

const partsOf = (row: Stored) => ({
  id: row.id,
  kind: known(CHECK_IN_KINDS, row.kind) ?? ('in' as const),
  at: row.at.toISOString(),
  methods: CHECK_IN_METHODS.filter((method) => row.methods.includes(method)),
  position: positionOf(row),
  distanceM: row.distance_m,
  flags: CHECK_IN_FLAGS.filter((flag) => row.flags.includes(flag)),
  reason: row.reason,
  state: stateOf(row),
});

export const presentOwn = (row: Stored, files: (ids: readonly string[]) => FileRef[]): OwnCheckIn => ({
  ...partsOf(row),
  deviceId: row.device_id,
  ...picturesIn(row, files),
});

export const presentRow = (row: Row): CheckInRow => ({
  ...partsOf(row),
  task: { id: row.task_id, number: row.task_number, name: row.task_name },
  recordId: row.record_id,
  shop: { id: row.shop_id, name: row.shop_name },
  member: { id: row.member_id, name: row.member_name },
  radiusM: storedPolicy.parse(row.policy).radiusM,
  found: foundShape.parse(row.found),
  rev: row.rev,
});

export const presentDetail = (
  row: Row,
  files: (ids: readonly string[]) => FileRef[],
  history: HistoryEntry[],
  actor: Actor,
): CheckInDetail => ({
  ...presentRow(row),
  ...picturesIn(row, files),
  shopAt: locationOf(row),
  deviceId: row.device_id,
  decidedBy: row.decided_by ? { id: row.decided_by, name: row.decider_name ?? '' } : null,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decision: row.decision,
  history,
  can: checkInEvents(actor, { state: stateOf(row), memberId: row.member_id, isReviewer: row.is_reviewer }),
});

type Pictures = Pick<Stored, 'photo_id' | 'selfie_id'>;

/** The ids of the pictures of some check-ins. */
export const picturesOf = (rows: readonly (Pictures | null)[]): string[] =>
  rows.flatMap((row) => [row?.photo_id, row?.selfie_id].flatMap((id) => id ?? []));

function picturesIn({ photo_id, selfie_id }: Pictures, files: (ids: readonly string[]) => FileRef[]) {
  const one = (id: string | null): FileRef | null => (id && files([id])[0]) || null;
  return { photo: one(photo_id), selfie: one(selfie_id) };
}

/** Where a store is; null: nobody has placed it. */
function locationOf({ shop_latitude, shop_longitude }: Pick<Row, 'shop_latitude' | 'shop_longitude'>) {
  if (shop_latitude === null || shop_longitude === null) return null;
  return { latitude: shop_latitude, longitude: shop_longitude };
}
