import type { Input } from '@rondo/contract/kit/endpoint';
import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { TimedSnapshotDetail } from '@rondo/contract/timed-snapshot-shapes';
import type { CameraPlace } from '@rondo/domain/device';
import { scheduleFault } from '@rondo/domain/timed-snapshot/expand';
import type { Translate } from '../../shared/i18n.tsx';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

type Sent = Omit<Input<typeof timedSnapshotApi.edit>, 'id' | 'rev'>;
type Schedule = TimedSnapshotDetail['schedule'];
type Moment = { edge: 'opening' | 'closing'; minutes: number };

/** A plan as it is being typed: what belongs to another kind of days or times is kept while somebody looks around. */
export interface Draft {
  name: string;
  shopIds: string[];
  groupIds: string[];
  cameras: TimedSnapshotDetail['cameras'];
  places: CameraPlace[];
  cameraIds: string[];
  daysKind: Schedule['days']['kind'];
  weekdays: number[];
  dates: string[];
  timesKind: Schedule['times']['kind'];
  fixed: string[];
  minutes: number;
  periods: { from: string; to: string }[];
  moments: Moment[];
  startOn: string;
  endOn: string;
  onlyOpen: boolean;
  keepDays: TimedSnapshotDetail['keepDays'];
  review: TimedSnapshotDetail['review'];
  reviewPercent: number;
  reviewers: TimedSnapshotDetail['reviewers'];
  reviewRoleId: string | null;
  notifies: boolean;
  notifyIds: string[];
}
const EVERY_MINUTES = 60;
const SHARE = 10;

export const draftOf = (plan: TimedSnapshotDetail | undefined, today: string): Draft => ({
  name: plan?.name ?? '',
  shopIds: plan?.shopIds ?? [],
  groupIds: plan?.groups.map(({ id }) => id) ?? [],
  cameras: plan?.cameras ?? 'all',
  places: plan?.places ?? [],
  cameraIds: plan?.cameraIds ?? [],
  ...daysOf(plan?.schedule.days, today),
  ...timesOf(plan?.schedule.times),
  startOn: plan?.schedule.startOn ?? today,
  endOn: plan?.schedule.endOn ?? '',
  onlyOpen: plan?.schedule.onlyOpen ?? true,
  keepDays: plan?.keepDays ?? 90,
  review: plan?.review ?? 'none',
  reviewPercent: plan?.reviewPercent ?? SHARE,
  reviewers: plan?.reviewers ?? 1,
  reviewRoleId: plan?.reviewRole?.id ?? null,
  notifies: plan?.notifies ?? true,
  notifyIds: plan?.notified.map(({ id }) => id) ?? [],
});

const daysOf = (days: Schedule['days'] = { kind: 'daily' }, today: string) => ({
  daysKind: days.kind,
  weekdays: days.kind === 'weekdays' ? days.weekdays : [0, 1, 2, 3, 4],
  dates: days.kind === 'dates' ? days.dates : [today],
});

const timesOf = (times: Schedule['times'] = { kind: 'fixed', times: ['09:00'] }) => ({
  timesKind: times.kind,
  fixed: times.kind === 'fixed' ? times.times : ['09:00'],
  minutes: times.kind === 'every' ? times.minutes : EVERY_MINUTES,
  periods: times.kind === 'every' ? times.periods : [{ from: '09:00', to: '21:00' }],
  moments: times.kind === 'hours' ? times.moments : [{ edge: 'opening' as const, minutes: -15 }],
});

function scheduleOf(draft: Draft): Schedule {
  const { daysKind, timesKind } = draft;
  const days =
    daysKind === 'weekdays'
      ? { kind: daysKind, weekdays: draft.weekdays }
      : daysKind === 'dates'
        ? { kind: daysKind, dates: draft.dates.filter((date) => date !== '') }
        : { kind: daysKind };
  const times =
    timesKind === 'fixed'
      ? { kind: timesKind, times: [...new Set(draft.fixed.filter((time) => time !== ''))] }
      : timesKind === 'every'
        ? { kind: timesKind, minutes: draft.minutes, periods: draft.periods }
        : { kind: timesKind, moments: draft.moments };
  return { days, times, startOn: draft.startOn, endOn: draft.endOn || null, onlyOpen: draft.onlyOpen };
}

/** The plan as it is sent. */
export const sentOf = (draft: Draft): Sent => ({
  name: draft.name,
  shopIds: draft.shopIds,
  groupIds: draft.groupIds,
  cameras: draft.cameras,
  places: draft.cameras === 'places' ? draft.places : [],
  cameraIds: draft.cameras === 'chosen' ? draft.cameraIds : [],
  schedule: scheduleOf(draft),
  keepDays: draft.keepDays,
  review: draft.review,
  reviewPercent: draft.reviewPercent,
  reviewers: draft.reviewers,
  reviewRoleId: draft.review === 'none' ? null : draft.reviewRoleId,
  notifies: draft.notifies,
  notifyIds: draft.notifies ? draft.notifyIds : [],
});

/** What is asked before it is saved: how many pictures; null while the plan cannot be worked out. */
export function estimateInput(draft: Draft): Input<typeof timedSnapshotApi.estimate> | null {
  const { shopIds, groupIds, cameras, places, cameraIds, schedule } = sentOf(draft);
  const input = { shopIds, groupIds, cameras, places, cameraIds, schedule };
  const isPlaced = draft.shopIds.length + draft.groupIds.length > 0 && cameraFault(draft) === null;
  if (!isPlaced || scheduleFault(scheduleOf(draft)) !== null) return null;
  return timedSnapshotApi.estimate.input.safeParse(input).success ? input : null;
}

const cameraFault = ({ cameras, places, cameraIds }: Draft): 'places' | 'cameraIds' | null => {
  if (cameras === 'places' && places.length === 0) return 'places';
  return cameras === 'chosen' && cameraIds.length === 0 ? 'cameraIds' : null;
};

/** What is wrong before anything is sent: the same rules as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const faults: Faults = {};
  const name = timedSnapshotApi.create.input.shape.name.safeParse(draft.name).error?.issues[0]?.message;
  if (name !== undefined) faults.name = name === 'snapshot_name' ? t('rule.snapshot_name') : t('rule.characters');
  if (draft.shopIds.length + draft.groupIds.length === 0) faults.shopIds = t('timedSnapshot.form.placeNeeded');
  const camera = cameraFault(draft);
  if (camera !== null) faults[camera] = t('timedSnapshot.form.cameraNeeded');
  const fault = scheduleFault(scheduleOf(draft));
  if (draft.startOn === '') faults.schedule = t('timedSnapshot.form.startNeeded');
  else if (fault !== null) faults.schedule = t(`rule.${fault}`);
  return faults;
}
