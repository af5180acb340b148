import type { Message, Sending } from '@rondo/contract/message-live';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { useFateWords } from './use-fate-words.ts';

interface Props {
  message: Message;
  onMute: (message: Message) => void;
  onClose: () => void;
}

/** Why somebody got a message, what became of it on each channel, and how to hear no more of its kind (N15.1, N15.2). */
export function WhyDialog({ message, onMute, onClose }: Props) {
  const t = useT();
  const { dateTime } = useFormat();
  const { title, reason, mute, readAt, sendings, category } = message;
  return (
    <Dialog
      title={t('message.why.title')}
      isSheet
      onClose={onClose}
      footer={mute && <MuteButton {...{ message, onMute }} />}
    >
      <p className="message-why-title">{title}</p>
      <Facts
        columns={1}
        items={[
          { label: t('message.why.reason'), value: reason },
          {
            label: t('message.why.kind'),
            value: mute ? t(`notification.kind.${mute.kind}`) : t(`message.category.${category}`),
          },
          {
            label: t('message.why.centre'),
            value: readAt === null ? t('message.why.unread') : t('message.why.readAt', { time: dateTime(readAt) }),
          },
          { label: t('message.why.channels'), value: <Sendings sendings={sendings} /> },
        ]}
      />
      {!mute && <p className="meta">{t('message.cannotMute')}</p>}
      <p>
        <Link to="?panel=profile&section=notifications" onClick={onClose}>
          {t('message.why.choose')}
        </Link>
      </p>
    </Dialog>
  );
}

function Sendings({ sendings }: { sendings: readonly Sending[] }) {
  const t = useT();
  const fateOf = useFateWords();
  if (sendings.length === 0) return t('message.why.nowhere');
  return (
    <ul>
      {sendings.map((one) => (
        <li key={one.channel}>
          {fateOf(one)}
          {one.tries > 1 && <> · {t('message.sending.tries', { count: one.tries })}</>}
          {one.error && <span className="meta message-why-error">{one.error}</span>}
        </li>
      ))}
    </ul>
  );
}

function MuteButton({ message, onMute }: Pick<Props, 'message' | 'onMute'>) {
  const t = useT();
  if (!message.mute) return null;
  const { kind, isMuted } = message.mute;
  return (
    <Button onPress={() => onMute(message)}>
      {t(isMuted ? 'message.unmuteKind' : 'message.muteKind', { kind: t(`notification.kind.${kind}`) })}
    </Button>
  );
}
