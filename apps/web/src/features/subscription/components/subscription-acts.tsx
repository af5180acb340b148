import { subscriptionApi } from '@rondo/contract/subscription';
import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  subscription: SubscriptionDetail;
  onEdit: () => void;
}

/** Exactly the acts that the server offers this reader. */
export function SubscriptionActs({ subscription, onEdit }: Props) {
  const t = useT();
  const [asks, setAsks] = useState<'end' | 'now' | null>(null);
  const { id, rev, name, can } = subscription;
  const close = () => setAsks(null);
  const move = useAct(subscriptionApi.move, {
    onDone: (_, { event }) => {
      toast.ok(t(`subscription.done.${event}`));
      close();
    },
  });
  const send = useAct(subscriptionApi.sendNow, {
    onDone: (_, { isTest }) => {
      toast.ok(t(isTest ? 'subscription.done.test' : 'subscription.done.now'));
      close();
    },
  });
  const receive = useAct(subscriptionApi.receive, {
    onDone: (_, { isWanted }) => toast.ok(t(isWanted ? 'subscription.done.rejoin' : 'subscription.done.leave')),
  });
  const sendNow = (isTest: boolean) => void send.run({ id, isTest, requestId: uuidv7() });
  const wish = can.rejoin ? 'rejoin' : can.leave ? 'leave' : null;
  return (
    <>
      {wish && (
        <Button isBusy={receive.busy} onPress={() => void receive.run({ id, isWanted: wish === 'rejoin' })}>
          {t(`subscription.act.${wish}`)}
        </Button>
      )}
      {can.events.includes('end') && <Button onPress={() => setAsks('end')}>{t('subscription.act.end')}</Button>}
      {(['pause', 'resume'] as const).map(
        (event) =>
          can.events.includes(event) && (
            <Button key={event} isBusy={move.busy} onPress={() => void move.run({ id, rev, event })}>
              {t(`subscription.act.${event}`)}
            </Button>
          ),
      )}
      {can.edit && <Button onPress={onEdit}>{t('subscription.edit')}</Button>}
      {can.send && <Button onPress={() => setAsks('now')}>{t('subscription.act.now')}</Button>}
      {can.send && (
        <Button look="primary" isBusy={send.busy} onPress={() => sendNow(true)}>
          {t('subscription.act.test')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={t(`subscription.act.${asks}`)}
          verb={t(`subscription.act.${asks}`)}
          isDanger={asks === 'end'}
          isBusy={move.busy || send.busy}
          onConfirm={() => (asks === 'end' ? void move.run({ id, rev, event: 'end' }) : sendNow(false))}
          onClose={close}
        >
          <p>{t(asks === 'end' ? 'subscription.endQuestion' : 'subscription.nowQuestion', { name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
