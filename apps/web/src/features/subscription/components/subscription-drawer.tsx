import { type SubscriptionDetail, subscriptionApi } from '@rondo/contract/subscription';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { SubscriptionActs } from './subscription-acts.tsx';
import './subscription.css';

interface Props extends OpenRowProps {
  onEdit: (subscription: SubscriptionDetail) => void;
}

/** One subscription: where, when, what for, what was seen, and the next step for this reader. */
export function SubscriptionDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(subscriptionApi.get, { id }, { part: true })}
      noun={t('subscription.noun')}
      titleOf={({ purpose }) => purpose}
      footer={(subscription) => (
        <SubscriptionActs key={id} subscription={subscription} onEdit={() => onEdit(subscription)} />
      )}
    >
      {(subscription) => <Body subscription={subscription} />}
    </ObjectDrawer>
  );
}

function Body({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useT();
  const format = useFormat();
  const { shop, member, state, purpose, plannedOn, note, createdAt, history } = subscription;
  const dropped = state === 'dropped' && history.findLast(({ event }) => event === 'drop');
  return (
    <>
      <DrawerHead pills={<StatePill object="subscription" state={state} />} title={purpose} place={shop.name} />
      {dropped && <Banner tone="mute">{t('subscription.droppedBanner', { reason: dropped.comment ?? '' })}</Banner>}
      <DrawerSection>
        <Facts
          items={[
            { label: t('subscription.field.plannedOn'), value: format.day(`${plannedOn}T12:00:00Z`) },
            { label: t('subscription.member'), value: <Person name={member.name} /> },
            { label: t('subscription.created'), value: format.dateTime(createdAt) },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('subscription.field.note')}>
        <p className={note ? 'subscription-note' : 'meta'}>{note || t('subscription.noNote')}</p>
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`subscription.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  make: 'handled',
  drop: 'closed',
  reopen: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;
