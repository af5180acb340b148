import { type RectificationDetail, rectificationApi } from '@rondo/contract/rectification';
import type { RectificationEvent } from '@rondo/domain/rectification';
import { Camera } from 'lucide-react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { toast } from '../../../shared/ui/toast.ts';

/** Acts that ask for something first; `remind`, `withdraw` and `approve` happen where the reader is. */
export type Act = Exclude<RectificationEvent, 'withdraw' | 'approve'>;

interface Props {
  detail: RectificationDetail;
  /** Goes with an approval. */
  note: string;
  onAct: (act: Act) => void;
  /** Somebody else was first: the details are asked for again. */
  onGone: () => void;
}

/** From the least to the most wanted: the last one shown is the primary button, and the first for keys. */
const ORDER: readonly RectificationEvent[] = [
  'end',
  'transfer',
  'extend',
  'withdraw',
  'reopen',
  'reject',
  'approve',
  'handle',
  'handle_unreviewed',
];
/** Never the primary one: they take away rather than lead on. */
const QUIET: readonly RectificationEvent[] = ['end', 'transfer', 'extend', 'withdraw'];

/** Exactly the events that the server offers this reader. */
export function ActButtons({ detail, note, onAct, onGone }: Props) {
  const t = useT();
  const remind = useAct(rectificationApi.remind, { onDone: () => toast.ok(t('rectification.done.remind')) });
  const withdraw = useAct(rectificationApi.withdraw, {
    onDone: () => toast.ok(t('rectification.done.withdraw')),
    invalidates: ['task'],
  });
  const approve = useAct(rectificationApi.approve, {
    onDone: () => {
      toast.ok(t('rectification.done.approve'));
      refreshCounters();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
    },
    invalidates: ['task', 'record'],
  });
  const busy = (event: RectificationEvent) =>
    (event === 'withdraw' && withdraw.busy) || (event === 'approve' && approve.busy);
  const press = (event: RectificationEvent) => {
    const { id, rev } = detail;
    if (event === 'withdraw') void withdraw.run({ id, rev });
    else if (event === 'approve') void approve.run({ id, rev, comment: note });
    else onAct(event);
  };
  const events = ORDER.filter((event) => detail.can.events.includes(event));
  const primary = events.findLast((event) => !QUIET.includes(event));
  if (events.length === 0 && !detail.can.remind) return null;
  const ordered = [...(primary ? [primary] : []), ...events.filter((event) => event !== primary)];
  return (
    <>
      {detail.can.remind && (
        <button
          type="button"
          className="button"
          aria-busy={remind.busy}
          onClick={() => void remind.run({ id: detail.id })}
        >
          {t('rectification.act.remind')}
        </button>
      )}
      {ordered.map((event) => (
        <button
          key={event}
          type="button"
          className={event === primary ? 'button button-primary drawer-primary' : 'button'}
          aria-busy={busy(event)}
          onClick={() => press(event)}
        >
          {event.startsWith('handle') && <Camera size={16} strokeWidth={1.75} aria-hidden />}
          {t(`rectification.act.${event}`)}
        </button>
      ))}
    </>
  );
}
