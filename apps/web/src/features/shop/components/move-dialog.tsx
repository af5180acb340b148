import { shopApi } from '@rondo/contract/shop';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { CLOSED_KINDS, type ClosedKind, earliestClosing, type ShopEvent } from '@rondo/domain/shop';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
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

/** Opening, closing or reopening a shop. Closing says from which day, how long, why, and what happens to its open tasks. */
export function MoveDialog({ event, shop, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  // The shop's own calendar: the drawer below gives its zone to its own content only.
  const today = civilDate(new Date(), shop.timeZone ?? format.place.timeZone);
  const [kind, setKind] = useState<ClosedKind>(shop.closing?.kind ?? 'temporary');
  const [on, setOn] = useState(shop.closing?.on ?? today);
  const [reason, setReason] = useState(shop.closing?.reason ?? '');
  const [isKeeping, setKeeping] = useState(shop.closing?.keepsTasks ?? false);
  const earliest = earliestClosing(shop.state === 'open' ? shop.openedOn : null, today);
  const tooEarly = t('shop.act.onTooEarly', { day: format.day(`${earliest}T12:00:00Z`) });
  const [faults, setFaults] = useState<{ on?: string; reason?: string }>({});
  const move = useAct(shopApi.move, {
    invalidates: [...SHOP_INVALIDATES, 'task'],
    onDone: refreshCounters,
    onRefused: ({ fields }) => {
      const isTooEarly = fields.some(({ path }) => path === 'on');
      if (isTooEarly) setFaults({ on: tooEarly });
      return isTooEarly;
    },
  });
  const { id, rev, name } = shop;
  const isClosing = event === 'close';
  const isPlan = isClosing && on > today;

  const submit = async () => {
    if (isClosing && on === '') return setFaults({ on: t('shop.act.onRequired') });
    if (isClosing && on < earliest) return setFaults({ on: tooEarly });
    if (isClosing && reason.trim() === '') return setFaults({ reason: t('shop.act.reasonRequired') });
    const closing = { on, kind, reason: reason.trim(), keepTasks: isKeeping };
    const done = await move.run({ id, event, rev, ...(isClosing ? closing : {}) });
    if (!done) return;
    const count = done.closedTasks;
    const planned =
      done.plannedOn && t('shop.act.closingPlanned', { name, day: format.day(`${done.plannedOn}T12:00:00Z`) });
    toast.ok(planned || (count > 0 ? t('shop.act.closedTasks', { name, count }) : t(said[event], { name })));
    onClose();
  };
  return (
    <ConfirmDialog
      width={480}
      title={t(titles[event], { name })}
      verb={t(isPlan ? 'shop.act.planClosing' : `shop.act.${event}`)}
      isDanger={isClosing}
      isBusy={move.busy}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <CountedNextRun />
      {event === 'open' && <p className="meta">{t('shop.act.openHint')}</p>}
      {isClosing && (
        <div className="shop-move">
          <Segment
            label={t('shop.act.kind')}
            value={kind}
            onChange={setKind}
            options={CLOSED_KINDS.map((value) => ({ value, label: t(`shop.kind.${value}`) }))}
          />
          <DateField
            label={t('shop.act.on')}
            hint={t(isPlan ? 'shop.act.onPlanHint' : 'shop.act.onHint')}
            value={on}
            onChange={(day) => {
              setOn(day);
              setFaults({});
            }}
            error={faults.on}
            isRequired
          />
          <TextField
            label={t('shop.act.reason')}
            hint={t('shop.reasonHint')}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setFaults({});
            }}
            rows={3}
            maxLength={LIMIT.text.reason}
            error={faults.reason}
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
