import { freeTaskApi } from '@rondo/contract/free-task';
import type { TaskDetail } from '@rondo/contract/task';
import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { HandleForm } from './handle-form.tsx';

interface Props {
  detail: TaskDetail;
  onGone: () => void;
}

/** The next step of a handler: where there are several, whoever begins has it until they give it back. */
export function HandleButton({ detail, onGone }: Props) {
  const t = useT();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const gone = {
    onGone: ({ message }: { message: string }) => {
      toast.error(message);
      onGone();
    },
  };
  const begin = useAct(freeTaskApi.begin, { onDone: () => setOpen(true), invalidates: ['task'], ...gone });
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
        onClick={() => (isShared && !isMine ? void begin.run({ id: detail.id }) : setOpen(true))}
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
      {isOpen && (
        <Dialog title={detail.name} onClose={() => setOpen(false)} isSheet isSticky>
          <HandleForm detail={detail} onClose={() => setOpen(false)} onGone={onGone} />
        </Dialog>
      )}
    </>
  );
}
