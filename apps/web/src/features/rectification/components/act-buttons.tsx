import { type RectificationDetail, rectificationApi } from '@rondo/contract/rectification';
import type { RectificationEvent } from '@rondo/domain/rectification';
import { Camera } from 'lucide-react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Acts that ask for something first; `remind` and `withdraw` just happen. */
export type Act = Exclude<RectificationEvent, 'withdraw'>;

/** From the least to the most wanted: the last one shown is the primary button. */
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
export function ActButtons({ detail, onAct }: { detail: RectificationDetail; onAct: (act: Act) => void }) {
  const t = useT();
  const remind = useAct(rectificationApi.remind, { onDone: () => toast.ok(t('rectification.done.remind')) });
  const withdraw = useAct(rectificationApi.withdraw, {
    onDone: () => toast.ok(t('rectification.done.withdraw')),
    touches: ['task'],
  });
  const events = ORDER.filter((event) => detail.can.events.includes(event));
  const primary = events.findLast((event) => !QUIET.includes(event));
  if (events.length === 0 && !detail.can.remind) return null;
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
      {events.map((event) => (
        <button
          key={event}
          type="button"
          className={event === primary ? 'button button-primary' : 'button'}
          aria-busy={event === 'withdraw' && withdraw.busy}
          onClick={() => (event === 'withdraw' ? void withdraw.run({ id: detail.id, rev: detail.rev }) : onAct(event))}
        >
          {event.startsWith('handle') && <Camera size={16} strokeWidth={1.75} aria-hidden />}
          {t(`rectification.act.${event}`)}
        </button>
      ))}
    </>
  );
}
