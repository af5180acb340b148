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
