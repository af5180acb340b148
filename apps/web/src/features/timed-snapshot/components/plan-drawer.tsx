import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { TimedSnapshotDetail } from '@rondo/contract/timed-snapshot-shapes';
import { snapshotDays, snapshotTimes } from '@rondo/messages/snapshot-words';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { noonOf } from '../words.ts';
import { PlanActs } from './plan-acts.tsx';

interface Props extends OpenRowProps {
  onEdit: (plan: TimedSnapshotDetail) => void;
}

/** One plan: when, where, which cameras, what becomes of its pictures. */
export default function PlanDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(timedSnapshotApi.get, { id }, { part: true })}
      noun={t('timedSnapshot.noun')}
      titleOf={({ name }) => name}
      footer={(plan) => <PlanActs key={id} plan={plan} onEdit={() => onEdit(plan)} />}
    >
      {(plan) => <Body plan={plan} />}
    </ObjectDrawer>
  );
}

function Body({ plan }: { plan: TimedSnapshotDetail }) {
  const t = useT();
  const format = useFormat();
  const { schedule, groups, shopNames, shopIds, history } = plan;
  const more = shopIds.length - shopNames.length;
  const places = [
    ...groups.map(({ name }) => name),
    ...shopNames,
    ...(more > 0 ? [t('timedSnapshot.moreShops', { count: more })] : []),
  ];
  const review =
    plan.review === 'share'
      ? t('timedSnapshot.reviewShare', { percent: plan.reviewPercent })
      : t(`timedSnapshot.review.${plan.review}`);
  const toldOf = ({ notifies, notified }: TimedSnapshotDetail): string => {
    if (!notifies) return t('timedSnapshot.no');
    return notified.length > 0 ? format.list(notified.map(({ name }) => name)) : t('timedSnapshot.notifiesEditor');
  };
  return (
    <>
      <DrawerHead
        pills={<StatePill object="timedSnapshot" state={plan.state} />}
        title={plan.name}
        place={t('timedSnapshot.reached', plan.reached)}
      />
      <DrawerSection>
        <Facts
          items={[
            { label: t('timedSnapshot.field.cycle'), value: snapshotDays({ t, list: format.list }, schedule) },
            { label: t('timedSnapshot.field.frequency'), value: snapshotTimes({ t, list: format.list }, schedule) },
            {
              label: t('timedSnapshot.field.validity'),
              value: `${format.day(noonOf(schedule.startOn))} – ${schedule.endOn ? format.day(noonOf(schedule.endOn)) : t('timedSnapshot.noEnd')}`,
            },
            {
              label: t('timedSnapshot.field.onlyOpen'),
              value: t(schedule.onlyOpen ? 'timedSnapshot.yes' : 'timedSnapshot.no'),
            },
            { label: t('timedSnapshot.field.scope'), value: format.list(places) },
            {
              label: t('timedSnapshot.field.cameras'),
              value:
                plan.cameras === 'places'
                  ? format.list(plan.places.map((place) => t(`device.place.${place}`)))
                  : t(`timedSnapshot.cameras.${plan.cameras}`),
            },
            { label: t('timedSnapshot.field.keepDays'), value: t('timedSnapshot.days.kept', { count: plan.keepDays }) },
            { label: t('timedSnapshot.field.review'), value: review },
            ...(plan.review === 'none'
              ? []
              : [
                  {
                    label: t('timedSnapshot.field.reviewRole'),
                    value: plan.reviewRole?.name ?? t('timedSnapshot.form.anyReviewer'),
                  },
                ]),
            { label: t('timedSnapshot.field.notifies'), value: toldOf(plan) },
            { label: t('timedSnapshot.editedBy'), value: <Person name={plan.editedBy.name} /> },
          ]}
        />
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`timedSnapshot.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  start: 'handled',
  pause: 'pending',
  resume: 'handled',
  end: 'closed',
  expire: 'closed',
} as const satisfies Record<string, TimelineNode['state']>;
