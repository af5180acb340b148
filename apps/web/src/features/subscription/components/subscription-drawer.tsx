import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import { subscriptionApi } from '@rondo/contract/subscription';
import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import { pageOf } from '@rondo/domain/subscription/page-of';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { useScheduleWords } from '../words.ts';
import { ReceivedSection } from './received-section.tsx';
import { SubscriptionActs } from './subscription-acts.tsx';
import { SubscriptionRuns } from './subscription-runs.tsx';
import { SubscriptionUnopened } from './subscription-unopened.tsx';
import './subscription.css';

interface Props extends OpenRowProps {
  onEdit: (subscription: SubscriptionDetail) => void;
}

/** One subscription: what is sent to whom and when, what was sent, and the next step for this reader. */
export default function SubscriptionDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(subscriptionApi.get, { id }, { part: true })}
      noun={t('subscription.noun')}
      titleOf={({ name }) => name}
      footer={(one) => <SubscriptionActs key={id} subscription={one} onEdit={() => onEdit(one)} />}
    >
      {(one) => <Body subscription={one} />}
    </ObjectDrawer>
  );
}

function Body({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useT();
  const { id, name, report, query, state, pausedFor, history, can } = subscription;
  return (
    <>
      <DrawerHead
        pills={<StatePill object="subscription" state={state} />}
        title={name}
        place={<Link to={pageOf(report, query)}>{t('subscription.detail.open')}</Link>}
      />
      {pausedFor && <Banner tone="warn">{t(`subscription.detail.pausedFor.${pausedFor}`)}</Banner>}
      <DrawerSection>
        <SubscriptionFacts subscription={subscription} />
      </DrawerSection>
      {subscription.unopened.length > 0 && <SubscriptionUnopened subscription={subscription} />}
      {can.send || can.edit || state === 'ended' ? (
        <DrawerSection title={t('subscription.detail.runs')}>
          <SubscriptionRuns id={id} />
        </DrawerSection>
      ) : null}
      {!can.send && !can.edit && <ReceivedSection id={id} />}
      <DrawerSection>
        <HistoryTimeline
          history={history}
          looks={LOOKS}
          actOf={(event, entry) => t(`subscription.event.${event}`, { member: memberOf(entry) })}
        />
      </DrawerSection>
    </>
  );
}

const memberOf = ({ data }: HistoryEntry): string => (typeof data.member === 'string' ? data.member : '');

function SubscriptionFacts({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useT();
  const format = useFormat();
  const wordsOf = useScheduleWords();
  const { report, period, schedule, timeZone, nextAt, owner, members, roles, left, filters } = subscription;
  const { robots, addresses } = subscription;
  const outside = addresses.map(({ mail, hasLeft }) =>
    hasLeft ? t('subscription.detail.addressLeft', { mail }) : mail,
  );
  const names = (people: readonly { name: string }[]) => format.list(people.map(({ name }) => name));
  const onlyChanged = subscription.onlyChanged ? ` · ${t('subscription.field.onlyChanged')}` : '';
  const withFile = subscription.withFile ? ` · ${t('audit.field.withFile')}` : '';
  return (
    <Facts
      items={[
        { label: t('subscription.of'), value: t(`subscription.report.${report}`) + onlyChanged },
        {
          label: t('subscription.field.filters'),
          value:
            filters.length === 0
              ? t('subscription.form.noFilters')
              : filters.map(({ label, values }) => <div key={label}>{`${label}: ${format.list(values)}`}</div>),
        },
        { label: t('subscription.field.period'), value: t(`subscription.period.${period}`) },
        {
          label: t('subscription.when'),
          value: t('subscription.every', { days: wordsOf(schedule), zone: timeZone }),
        },
        {
          label: t('subscription.next'),
          value: nextAt ? t('subscription.atZone', { time: format.dateTime(nextAt), zone: timeZone }) : '—',
        },
        ...(schedule.endOn ? [{ label: t('subscription.field.endOn'), value: schedule.endOn }] : []),
        ...(members.length + roles.length > 0
          ? [{ label: t('subscription.detail.recipients'), value: names([...members, ...roles]) }]
          : []),
        ...(robots.length > 0 ? [{ label: t('subscription.field.robotIds'), value: names(robots) }] : []),
        ...(outside.length > 0 ? [{ label: t('subscription.field.addresses'), value: format.list(outside) }] : []),
        ...(left.length > 0 ? [{ label: t('subscription.detail.left'), value: names(left) }] : []),
        {
          label: t('subscription.field.channels'),
          value: format.list(waysOf(subscription, t)) + withFile,
        },
        { label: t('subscription.owner'), value: <Person name={owner.name} /> },
      ]}
    />
  );
}

/** How it is sent: members by their channels, robots and addresses by the one way each has. */
function waysOf({ members, roles, robots, addresses, channels }: SubscriptionDetail, t: Translate): string[] {
  return [
    ...(members.length + roles.length > 0 ? channels.map((channel) => t(`subscription.channel.${channel}`)) : []),
    ...(robots.length > 0 ? [t('subscription.field.robotIds')] : []),
    ...(addresses.length > 0 ? [t('subscription.field.addresses')] : []),
  ];
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  pause: 'closed',
  resume: 'pending',
  end: 'closed',
  expire: 'closed',
  fail: 'rejected',
  leave: 'closed',
  transfer: 'initiated',
  tested: 'handled',
  sent: 'handled',
  resent: 'handled',
  left: 'closed',
  stopped: 'closed',
  rejoined: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;
