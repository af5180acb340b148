import { freeTaskApi } from '@rondo/contract/free-task';
import type { TaskDetail } from '@rondo/contract/task';
import { ClipboardPen } from 'lucide-react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  detail: TaskDetail;
  /** Opens the form. */
  onHandle: () => void;
  onGone: () => void;
}

/** The next step of a handler: where there are several, whoever begins has it until they give it back. */
export function HandleButton({ detail, onHandle, onGone }: Props) {
  const t = useT();
  const me = useMe();
  const gone = {
    onGone: ({ message }: { message: string }) => {
      toast.error(message);
      onGone();
    },
  };
  const begin = useAct(freeTaskApi.begin, { onDone: onHandle, invalidates: ['task'], ...gone });
  const release = useAct(freeTaskApi.release, {
    onDone: () => toast.ok(t('freeTask.released')),
    invalidates: ['task'],
    ...gone,
  });
  const isMine = detail.claimedBy?.id === me.id;
  const isShared = detail.handlers.length > 1;
  return (
    <>
      <button
        type="button"
        className="button button-primary drawer-primary"
        aria-busy={begin.busy}
        onClick={() => (isShared && !isMine ? void begin.run({ id: detail.id }) : onHandle())}
      >
        <ClipboardPen size={16} strokeWidth={1.75} aria-hidden />
        {t(isMine ? 'freeTask.handleGoOn' : 'freeTask.handle')}
      </button>
      {isShared && isMine && (
        <button
          type="button"
          className="button"
          aria-busy={release.busy}
          onClick={() => void release.run({ id: detail.id })}
        >
          {t('freeTask.release')}
        </button>
      )}
    </>
  );
}
