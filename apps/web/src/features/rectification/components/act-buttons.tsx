import { type RectificationDetail, rectificationApi } from '@rondo/contract/rectification';
import { Camera } from 'lucide-react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { ACTS, EVENTS_IN_ORDER, type FormEvent, isForm, type PressedEvent, rowOf } from './acts.ts';

interface Props {
  detail: RectificationDetail;
  /** Goes with an approval. */
  note: string;
  /** Asked for with the act whose form is to open. */
  onAct: (act: FormEvent) => void;
  /** Somebody else was first: the details are asked for again. */
  onGone: () => void;
}

/** Exactly the events that the server offers this reader. */
export function ActButtons({ onAct, ...props }: Props) {
  const t = useT();
  const { detail } = props;
  const remind = useAct(rectificationApi.remind, { onDone: () => toast.ok(t('rectification.done.remind')) });
  const events = EVENTS_IN_ORDER.filter((event) => detail.can.events.includes(event));
  const primary = events.findLast((event) => !rowOf(event).isQuiet);
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
      {ordered.map((event) => {
        const className = event === primary ? 'button button-primary drawer-primary' : 'button';
        if (!isForm(event)) return <PressedAct key={event} act={event} className={className} {...props} />;
        return (
          <button key={event} type="button" className={className} onClick={() => onAct(event)}>
            {ACTS[event].asks === 'photos' && <Camera size={16} strokeWidth={1.75} aria-hidden />}
            {t(`rectification.act.${event}`)}
          </button>
        );
      })}
    </>
  );
}

type PressedProps = Omit<Props, 'onAct'> & { act: PressedEvent; className: string };

/** A button that acts at once. */
function PressedAct({ act, detail, note, onGone, className }: PressedProps) {
  const t = useT();
  const row = ACTS[act];
  const { id, rev } = detail;
  const { run, busy } = useAct(row.endpoint, {
    onDone: () => {
      toast.ok(t(`rectification.done.${act}`));
      refreshCounters();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
    },
    invalidates: ['task', 'record'],
  });
  const press = () => void run({ id, rev, ...('hasNote' in row ? { comment: note } : {}) });
  return (
    <button type="button" className={className} aria-busy={busy} onClick={press}>
      {t(`rectification.act.${act}`)}
    </button>
  );
}
