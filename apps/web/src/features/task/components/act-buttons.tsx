import { freeTaskApi } from '@rondo/contract/free-task';
import { type TaskDetail, taskApi } from '@rondo/contract/task';
import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { type FormAct, isInspected, offered, seesWork } from '../acts.ts';
import { HandleButton } from '../free/handle-button.tsx';
import { JudgeButton } from './event-part.tsx';
import { useReviewed } from './review-board.tsx';
import { LookButton } from './snapshot-part.tsx';

interface Props {
  detail: TaskDetail;
  /** Goes with an approval. */
  note: string;
  onAct: (act: FormAct) => void;
  /** Opens the form in which a free task is handed in. */
  onHandle: () => void;
  /** Somebody else was first: the details are asked for again. */
  onGone: () => void;
}

/** Exactly what the server offers this reader; the next step is the primary one: the first for keys, the last on the screen. */
export function ActButtons({ detail, note, onAct, onHandle, onGone }: Props) {
  const t = useT();
  const remind = useAct(taskApi.remind, { onDone: () => toast.ok(t('task.done.remind')) });
  const approve = useAct(taskApi.approve, {
    onDone: () => {
      toast.ok(t('task.done.approve'));
      refreshCounters();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
    },
    invalidates: ['record', 'rectification'],
  });
  const reviewed = useReviewed(detail);
  const isFree = detail.kind === 'free';
  const free = useCall(freeTaskApi.get, { id: detail.id }, { part: true, keepPrevious: true, enabled: isFree });
  const isUnseen = !seesWork(detail, { record: reviewed.data !== undefined, free: free.data !== undefined });
  const { acts, primary, inspect, ...rest } = offered(detail);
  const ordered = [...acts.filter((act) => act === primary), ...acts.filter((act) => act !== primary)];
  return (
    <>
      {inspect && detail.kind === 'free' && <HandleButton detail={detail} onHandle={onHandle} onGone={onGone} />}
      {inspect && detail.kind === 'snapshot_review' && <LookButton taskId={detail.id} />}
      {inspect && detail.kind === 'ai_review' && <JudgeButton taskId={detail.id} />}
      {inspect && isInspected(detail) && (
        <Link className="button button-primary drawer-primary" to={`/inspect/perform/${detail.id}`}>
          <ClipboardCheck size={16} strokeWidth={1.75} aria-hidden />
          {t(`task.doing.${inspect}`)}
        </Link>
      )}
      {rest.remind && (
        <button
          type="button"
          className="button"
          aria-busy={remind.busy}
          onClick={() => void remind.run({ id: detail.id })}
        >
          {t('task.doing.remind')}
        </button>
      )}
      {ordered.map((act) => (
        <button
          key={act}
          type="button"
          className={act === primary ? 'button button-primary drawer-primary' : 'button'}
          disabled={act === 'approve' && isUnseen}
          aria-busy={act === 'approve' && approve.busy}
          onClick={() => {
            if (act !== 'approve') onAct(act);
            else if (!approve.busy) void approve.run({ id: detail.id, rev: detail.rev, comment: note });
          }}
        >
          {t(`task.doing.${act}`)}
        </button>
      ))}
    </>
  );
}

/** Whether there is any button at all. */
export function hasActs(detail: TaskDetail): boolean {
  const { remind, acts, inspect } = offered(detail);
  return remind || acts.length > 0 || inspect !== null;
}
