import { type TaskDetail, taskApi } from '@rondo/contract/task';
import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Act, offered } from '../acts.ts';

/** Exactly what the server offers this reader; the next step is the last and the primary one. */
export function ActButtons({ detail, onAct }: { detail: TaskDetail; onAct: (act: Act) => void }) {
  const t = useT();
  const remind = useAct(taskApi.remind, { onDone: () => toast.ok(t('task.done.remind')) });
  const { acts, primary, inspect, ...rest } = offered(detail);
  return (
    <>
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
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          className={act === primary ? 'button button-primary' : 'button'}
          onClick={() => onAct(act)}
        >
          {t(`task.doing.${act}`)}
        </button>
      ))}
      {inspect && (
        <Link className="button button-primary" to={`/inspect/perform/${detail.id}`}>
          <ClipboardCheck size={16} strokeWidth={1.75} aria-hidden />
          {t(`task.doing.${inspect}`)}
        </Link>
      )}
    </>
  );
}

/** Whether there is any button at all. */
export function hasActs(detail: TaskDetail): boolean {
  const { remind, acts, inspect } = offered(detail);
  return remind || acts.length > 0 || inspect !== null;
}
