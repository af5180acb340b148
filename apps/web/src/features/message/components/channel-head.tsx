import type { Alerts, AlertWays } from '@rondo/contract/message';
import { useT } from '../../../shared/i18n.tsx';
import type { Sent, Way } from './alert-ways.ts';
import { PushChoice } from './push-choice.tsx';
import { SenderChoice } from './sender-choice.tsx';

interface Props {
  way: Way;
  chosen: Alerts;
  ways: AlertWays;
  onPut: (sent: Sent) => void;
  onChanged: () => void;
}

/** Where a channel leads, what it needs, or why there is none. */
export function ChannelHead({ way, chosen, ways, onPut, onChanged }: Props) {
  const t = useT();
  switch (way) {
    case 'mail':
      if (ways.address === null) return <p className="meta">{t('message.alerts.noAddress')}</p>;
      return (
        <p className="meta">
          {t(ways.hasMailServer ? 'message.alerts.address' : 'message.alerts.noServer', { address: ways.address })}
        </p>
      );
    case 'sms':
      if (!ways.hasSms) return <p className="meta">{t('message.alerts.noSms')}</p>;
      return (
        <p className="meta">
          {ways.mobile === null ? t('message.alerts.noMobile') : t('message.alerts.mobile', { mobile: ways.mobile })}
        </p>
      );
    case 'browser':
      return <p className="meta">{t('message.alerts.browserHint')}</p>;
    case 'push':
      return <PushChoice ways={ways} onChanged={onChanged} />;
    case 'robot':
      return (
        <SenderChoice
          channel="robot"
          senders={ways.senders.filter(({ kind }) => kind !== 'webhook')}
          chosenId={chosen.robotId}
          onChoose={(robotId) => onPut({ robotId })}
          onChanged={onChanged}
        />
      );
    case 'webhook':
      return (
        <SenderChoice
          channel="webhook"
          senders={ways.senders.filter(({ kind }) => kind === 'webhook')}
          chosenId={chosen.webhookId}
          onChoose={(webhookId) => onPut({ webhookId })}
          onChanged={onChanged}
        />
      );
    default:
      return way satisfies never;
  }
}
