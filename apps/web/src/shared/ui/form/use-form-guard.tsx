import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '../../use-leave-guard.ts';
import { LeaveDialog } from './leave-dialog.tsx';

interface Guard {
  /** For the dialog and its cancel button: closes at once when nothing was written, else asks. */
  close: () => void;
  /** The question, while it is asked; to be drawn inside of the dialog. */
  question: ReactNode;
}

/** A form in a dialog that does not lose what was written in it: neither by Esc or its cross, nor by leaving the page or the tab. */
export function useFormGuard(isUnsaved: boolean, onClose: () => void): Guard {
  const [isAsking, setAsking] = useState(false);
  const { blocker } = useLeaveGuard(() => isUnsaved);
  const isLeaving = blocker.state === 'blocked';
  const stay = () => {
    if (isLeaving) blocker.reset();
    setAsking(false);
  };
  return {
    close: () => (isUnsaved ? setAsking(true) : onClose()),
    question: (isAsking || isLeaving) && (
      <LeaveDialog onStay={stay} onGo={() => (isLeaving ? blocker.proceed() : onClose())} />
    ),
  };
}

/** `useFormGuard` of a form whose `draft` holds all that can be written: it is unsaved while that is not what it began with. */
export function useDraftGuard(draft: unknown, onClose: () => void): Guard {
  const now = JSON.stringify(draft);
  const [start] = useState(now);
  return useFormGuard(now !== start, onClose);
}

/**
 * For a form that is a part of its page: the question, while it is asked, whether what was written may be lost by leaving the
 * page, or another view of it as `viewOf` tells from the parameters of its address.
 */
export function useLeaveQuestion(isUnsaved: boolean, viewOf?: (search: string) => string): ReactNode {
  const { blocker } = useLeaveGuard(() => isUnsaved, viewOf);
  return blocker.state === 'blocked' && <LeaveDialog onStay={blocker.reset} onGo={blocker.proceed} />;
}
