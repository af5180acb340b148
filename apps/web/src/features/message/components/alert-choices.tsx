import { type Alerts, type AlertWays, messageApi } from '@rondo/contract/message';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Sent, WAYS, type Way } from './alert-ways.ts';
import { BrowserRows, PaceRows } from './category-rows.tsx';
import { ChannelHead } from './channel-head.tsx';
import { DeviceChoices } from './device-choices.tsx';
import { QuietChoice } from './quiet-choice.tsx';
import './alert-choices.css';

/** What is chosen once a change is in. */
function choiceAfter(before: Alerts, sent: Sent): Alerts {
  const { paces = [], browser = [], quiet = before.quiet } = sent;
  const { robotId = before.robotId, webhookId = before.webhookId } = sent;
  const off = browser.filter(({ isOn }) => !isOn).map(({ category }) => category);
  const on = browser.filter(({ isOn }) => isOn).map(({ category }) => category);
  const nextOf = ({ channel, category }: Alerts['paces'][number]) =>
    paces.find((next) => next.channel === channel && next.category === category);
  return {
    paces: before.paces.map((one) => nextOf(one) ?? one),
    browser: [...new Set([...before.browser, ...on])].filter((category) => !off.includes(category)),
    ...{ quiet, robotId, webhookId },
  };
}

/** How the reader is told beside the message centre: each category by each channel, and when by none. Kept at once. */
export function AlertChoices() {
  const t = useT();
  const { data, isLoadingError, refetch } = useCall(messageApi.alerts, {}, { part: true });
  const client = useQueryClient();
  const save = useAct(messageApi.setAlerts, { onDone: () => toast.ok(t('message.alerts.saved')) });
  if (isLoadingError) {
    return (
      <p role="alert">
        {t('message.alerts.failed')}{' '}
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('ui.retry')}
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonRows rows={4} />;
  const { ways, ...chosen } = data;
  /** Shown at once; what is refused is as it was. */
  const put = (sent: Sent) => {
    client.setQueryData(keyOf(messageApi.alerts, {}), { ...data, ...choiceAfter(chosen, sent) });
    void save.run(sent).then((done) => (done ? null : refetch()));
  };
  return (
    <div className="alert-choices">
      <ChannelChoices chosen={chosen} ways={ways} onPut={put} onChanged={() => void refetch()} />
      <QuietChoice quiet={chosen.quiet} onPut={(quiet) => put({ quiet })} />
      <DeviceChoices />
    </div>
  );
}

interface Props {
  chosen: Alerts;
  ways: AlertWays;
  onPut: (sent: Sent) => void;
  /** What there is to be told by changed. */
  onChanged: () => void;
}

/** The categories, a channel at a time. */
function ChannelChoices({ chosen, ways, onPut, onChanged }: Props) {
  const t = useT();
  const [way, setWay] = useState<Way>('mail');
  return (
    <>
      <p className="meta">{t('message.alerts.centre')}</p>
      <Tabs
        label={t('message.alerts.channels')}
        items={WAYS.map((key) => ({ key, label: t(`message.alerts.channel.${key}`) }))}
        current={way}
        onChange={(key) => setWay(WAYS.find((one) => one === key) ?? 'mail')}
      />
      <ChannelHead key={way} way={way} chosen={chosen} ways={ways} onPut={onPut} onChanged={onChanged} />
      {way === 'browser' ? (
        <BrowserRows chosen={chosen} onPut={onPut} />
      ) : (
        <PaceRows channel={way} chosen={chosen} isPossible={isPossible(way, ways)} onPut={onPut} />
      )}
    </>
  );
}

/** Whether anything can be told by a channel; what was chosen before can be switched off always. */
function isPossible(way: Exclude<Way, 'browser'>, { address, mobile, hasSms, senders }: AlertWays): boolean {
  switch (way) {
    case 'mail':
      return address !== null;
    case 'sms':
      return mobile !== null && hasSms;
    case 'webhook':
      return senders.some(({ kind }) => kind === 'webhook');
    case 'robot':
      return senders.some(({ kind }) => kind !== 'webhook');
    case 'push':
      return true;
    default:
      return way satisfies never;
  }
}
