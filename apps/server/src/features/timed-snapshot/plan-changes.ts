import type { TimedSnapshotDetail } from '@rondo/contract/timed-snapshot-shapes';
import type { Language } from '@rondo/domain/language';
import { snapshotDays, snapshotTimes } from '@rondo/messages/snapshot-words';
import { type Change, changesOf } from '../../platform/changes.ts';
import { speechOf } from '../../platform/speech.ts';

type Plan = Omit<TimedSnapshotDetail, 'history' | 'can'>;

/** What an edit changed of a plan, as its page says it, for the reader of its history and of the audit log. */
export function planChanges(language: Language, before: Plan, after: Plan): Change[] {
  const [old, now] = [wordsOf(language, before), wordsOf(language, after)];
  return changesOf({
    name: [old.name, now.name],
    scope: [old.scope, now.scope],
    cameras: [old.cameras, now.cameras],
    schedule: [old.days, now.days],
    shotTimes: [old.times, now.times],
    startOn: [old.startOn, now.startOn],
    endOn: [old.endOn, now.endOn],
    onlyOpen: [old.onlyOpen, now.onlyOpen],
    keepPictures: [old.keepDays, now.keepDays],
    pictureReview: [old.review, now.review],
    reviewRole: [old.reviewRole, now.reviewRole],
    notified: [old.notified, now.notified],
  });
}

function wordsOf(language: Language, plan: Plan) {
  const speech = speechOf(language);
  const { t, list } = speech;
  const { schedule } = plan;
  const yes = (is: boolean) => t(is ? 'timedSnapshot.yes' : 'timedSnapshot.no');
  const more = plan.shopIds.length - plan.shopNames.length;
  const scope = [
    ...plan.groups.map(({ name }) => name),
    ...plan.shopNames,
    ...(more > 0 ? [t('timedSnapshot.moreShops', { count: more })] : []),
  ];
  return {
    name: plan.name,
    scope: list(scope),
    cameras: camerasOf(speech, plan),
    days: snapshotDays(speech, schedule),
    times: snapshotTimes(speech, schedule),
    startOn: schedule.startOn,
    endOn: schedule.endOn,
    onlyOpen: yes(schedule.onlyOpen),
    keepDays: t('timedSnapshot.days.kept', { count: plan.keepDays }),
    review: reviewOf(speech, plan),
    reviewRole: plan.reviewRole?.name ?? null,
    notified: plan.notifies ? notifiedOf(speech, plan) : yes(false),
  };
}

type Speech = ReturnType<typeof speechOf>;

function camerasOf({ t, list }: Speech, { cameras, places, cameraIds }: Plan): string {
  if (cameras === 'places') return list(places.map((place) => t(`device.place.${place}`)));
  const chosen = t(`timedSnapshot.cameras.${cameras}`);
  return cameras === 'chosen' ? t('timedSnapshot.chosenCameras', { count: cameraIds.length }) : chosen;
}

function reviewOf({ t, list }: Speech, { review, reviewPercent, reviewers }: Plan): string {
  if (review === 'none') return t('timedSnapshot.review.none');
  const which =
    review === 'share' ? t('timedSnapshot.reviewShare', { percent: reviewPercent }) : t('timedSnapshot.review.all');
  return list([which, t(`timedSnapshot.reviewers.${reviewers === 2 ? '2' : '1'}`)]);
}

const notifiedOf = ({ t, list }: Speech, { notified }: Plan): string =>
  notified.length > 0 ? list(notified.map(({ name }) => name)) : t('timedSnapshot.notifiesEditor');
