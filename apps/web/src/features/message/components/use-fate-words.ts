import type { Sending } from '@rondo/contract/message-live';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

/** What became of a message on a channel, in words: "Push: sent". */
export function useFateWords(): (sending: Sending) => string {
  const t = useT();
  const { dateTime } = useFormat();
  return ({ channel, fate, at }) =>
    t('message.sending.line', {
      channel: t(`message.alerts.channel.${channel}`),
      fate: t(`message.sending.${fate}`, { time: dateTime(at) }),
    });
}
