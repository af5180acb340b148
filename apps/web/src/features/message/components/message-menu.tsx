import type { Message } from '@rondo/contract/message-live';
import { Bell, BellOff, Check, CircleHelp, Trash2 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { type MenuAct, MoreMenu } from '../../../shared/ui/more-menu.tsx';

export interface MessageActs {
  onRead: (message: Message) => void;
  /** Goes to what it is about. */
  onOpen: (message: Message) => void;
  onWhy: (message: Message) => void;
  onMute: (message: Message) => void;
  onRemove: (message: Message) => void;
}

/** What can be done with a message beside opening it. */
export function MessageMenu({
  message,
  onRead,
  onWhy,
  onMute,
  onRemove,
}: Omit<MessageActs, 'onOpen'> & { message: Message }) {
  const t = useT();
  const { mute, title, readAt } = message;
  const acts: MenuAct[] = [
    ...(readAt === null
      ? [{ key: 'read', label: t('message.markRead'), icon: Check, run: () => onRead(message) }]
      : []),
    { key: 'why', label: t('message.why.act'), icon: CircleHelp, run: () => onWhy(message) },
    mute
      ? {
          key: 'mute',
          label: t(mute.isMuted ? 'message.unmuteKind' : 'message.muteKind', {
            kind: t(`notification.kind.${mute.kind}`),
          }),
          icon: mute.isMuted ? Bell : BellOff,
          run: () => onMute(message),
        }
      : // It only says why not.
        { key: 'mute', label: t('message.cannotMute'), icon: BellOff, run: () => undefined, isDisabled: true },
    { key: 'remove', label: t('message.remove'), icon: Trash2, run: () => onRemove(message) },
  ];
  return (
    <MoreMenu label={t('message.more', { title })} acts={acts} className="quiet message-more" placement="bottom-end" />
  );
}
