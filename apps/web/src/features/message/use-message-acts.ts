import { messageApi } from '@rondo/contract/message';
import type { Message } from '@rondo/contract/message-live';
import { useAct } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { refreshCounters } from '../../shared/session/counters.ts';
import { toast } from '../../shared/ui/toast.ts';
import type { MessageActs } from './components/message-menu.tsx';
import { muteName } from './mute-name.ts';

/** What the menu of a message does; muting can be taken back from its toast. */
export function useMessageActs(): Omit<MessageActs, 'onWhy'> {
  const t = useT();
  const read = useAct(messageApi.read, { onDone: refreshCounters });
  const open = useAct(messageApi.open, { onDone: refreshCounters });
  const remove = useAct(messageApi.remove, { onDone: refreshCounters });
  const mute = useAct(messageApi.mute);
  const onRemove = async (message: Message) => {
    if (await remove.run({ id: message.id })) toast.ok(t('message.removed', { title: message.title }));
  };
  const onMute = async ({ mute: at }: Message) => {
    if (!at) return;
    const isMuted = !at.isMuted;
    if (!(await mute.run({ ...at, isMuted }))) return;
    toast.ok(t(isMuted ? 'message.muted' : 'message.unmuted', { name: muteName(t, at) }), {
      action: { label: t('ui.undo'), run: () => void mute.run(at) },
    });
  };
  return {
    onRead: (message) => void read.run({ ids: [message.id] }),
    onOpen: (message) => void open.run({ id: message.id }),
    onMute: (message) => void onMute(message),
    onRemove: (message) => void onRemove(message),
  };
}
