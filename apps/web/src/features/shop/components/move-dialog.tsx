import { shopApi } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import { CLOSED_KINDS, type ClosedKind, type ShopEvent } from '@rondo/domain/shop';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ShopDetail } from '../shop-detail.ts';
import { SHOP_INVALIDATES } from '../shop-invalidates.ts';

interface Props {
  event: ShopEvent;
  shop: ShopDetail;
  onClose: () => void;
}

const titles = { open: 'shop.act.openTitle', close: 'shop.act.closeTitle', reopen: 'shop.act.reopenTitle' } as const;
const said = { open: 'shop.act.opened', close: 'shop.act.closed', reopen: 'shop.act.reopened' } as const;

/** Opening, closing or reopening a shop. Closing says how long, why, and what happens to its open tasks. */
export function MoveDialog({ event, shop, onClose }: Props) {
  const t = useT();
  const [kind, setKind] = useState<ClosedKind>('temporary');
  const [reason, setReason] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const [fault, setFault] = useState('');
  const move = useAct(shopApi.move, { invalidates: [...SHOP_INVALIDATES, 'task'], onDone: refreshCounters });
  const { id, rev, name } = shop;

  const submit = async () => {
    if (event === 'close' && reason.trim() === '') return setFault(t('shop.act.reasonRequired'));
    const done = await move.run({ id, event, rev, kind, reason: reason.trim(), keepTasks: isKeeping });
    if (!done) return;
    const count = done.closedTasks;
    toast.ok(count > 0 ? t('shop.act.closedTasks', { name, count }) : t(said[event], { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      width={480}
      title={t(titles[event], { name })}
      verb={t(`shop.act.${event}`)}
      isDanger={event === 'close'}
      isBusy={move.busy}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <CountedNextRun />
      {event === 'open' && <p className="meta">{t('shop.act.openHint')}</p>}
      {event === 'close' && (
        <div className="shop-move">
          <Segment
            label={t('shop.act.kind')}
            value={kind}
            onChange={setKind}
            options={CLOSED_KINDS.map((value) => ({ value, label: t(`shop.kind.${value}`) }))}
          />
          <TextField
            label={t('shop.act.reason')}
            hint={t('shop.reasonHint')}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setFault('');
            }}
            rows={3}
            maxLength={LIMIT.text.reason}
            error={fault}
            isRequired
            autoFocus
          />
          <Checkbox label={t('shop.act.keepTasks')} isChecked={isKeeping} onChange={setKeeping} />
          <p className="meta">{t('shop.act.keepTasksHint')}</p>
        </div>
      )}
    </ConfirmDialog>
  );
}
