import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { snapshotDays, snapshotTimes } from '@rondo/messages/snapshot-words';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { usePickablePeople } from '../task/index.ts';
import { type Draft, sentOf } from './plan-draft.ts';

/** The fields of a plan, to compare what two people made of them; the names of roles and people are asked for when they are needed. */
export function useConflictFields(isNeeded: boolean, notifyIds: readonly string[]) {
  const t = useT();
  const format = useFormat();
  const roles = useCall(timedSnapshotApi.reviewRoles, {}, { part: true, enabled: isNeeded });
  const roleNames = new Map((roles.data ?? []).map(({ id, name }) => [id, name] as const));
  const people = usePickablePeople({ ids: notifyIds }, isNeeded && notifyIds.length > 0);
  const toldOf = (ids: readonly string[]): string =>
    ids.length === 0
      ? t('timedSnapshot.notifiesEditor')
      : format.list(people.list.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
  const speech = { t, list: format.list };
  const field = (keys: (keyof Draft)[], label: string, words: (draft: Draft) => string) => ({ keys, label, words });
  return [
    field(['name'], t('timedSnapshot.field.name'), ({ name }) => name),
    field(['shopIds', 'groupIds'], t('timedSnapshot.field.scope'), ({ shopIds, groupIds }) =>
      t('timedSnapshot.form.placed', { shops: shopIds.length, groups: groupIds.length }),
    ),
    field(['cameras', 'places', 'cameraIds'], t('timedSnapshot.field.cameras'), ({ cameras, places, cameraIds }) =>
      cameras === 'places'
        ? format.list(places.map((place) => t(`device.place.${place}`)))
        : `${t(`timedSnapshot.cameras.${cameras}`)}${cameras === 'chosen' ? ` ${cameraIds.length}` : ''}`,
    ),
    field(['daysKind', 'weekdays', 'dates'], t('timedSnapshot.field.cycle'), (draft) =>
      snapshotDays(speech, sentOf(draft).schedule),
    ),
    field(['timesKind', 'fixed', 'minutes', 'periods', 'moments'], t('timedSnapshot.field.frequency'), (draft) =>
      snapshotTimes(speech, sentOf(draft).schedule),
    ),
    field(
      ['startOn', 'endOn'],
      t('timedSnapshot.field.validity'),
      ({ startOn, endOn }) => `${startOn} – ${endOn || t('timedSnapshot.noEnd')}`,
    ),
    field(['onlyOpen'], t('timedSnapshot.field.onlyOpen'), ({ onlyOpen }) =>
      t(onlyOpen ? 'timedSnapshot.yes' : 'timedSnapshot.no'),
    ),
    field(['keepDays'], t('timedSnapshot.field.keepDays'), ({ keepDays }) =>
      t('timedSnapshot.days.kept', { count: keepDays }),
    ),
    field(['review', 'reviewPercent', 'reviewers'], t('timedSnapshot.field.review'), (draft) =>
      draft.review === 'share'
        ? t('timedSnapshot.reviewShare', { percent: draft.reviewPercent })
        : t(`timedSnapshot.review.${draft.review}`),
    ),
    field(['reviewRoleId'], t('timedSnapshot.field.reviewRole'), ({ reviewRoleId }) =>
      reviewRoleId === null ? t('timedSnapshot.form.anyReviewer') : (roleNames.get(reviewRoleId) ?? ''),
    ),
    field(['notifies', 'notifyIds'], t('timedSnapshot.field.notifies'), ({ notifies, notifyIds }) =>
      notifies ? toldOf(notifyIds) : t('timedSnapshot.no'),
    ),
  ];
}
