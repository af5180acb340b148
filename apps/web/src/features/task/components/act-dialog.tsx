import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { FormAct } from '../acts.ts';
import type { ActProps } from './act-props.ts';
import { CommentAct } from './comment-act.tsx';
import { DeadlineAct } from './deadline-act.tsx';
import { EditAct } from './edit-act.tsx';
import { RejectAct } from './reject-act.tsx';
import { RemoveAct } from './remove-act.tsx';
import { ReviewersAct } from './reviewers-act.tsx';
import { TransferAct } from './transfer-act.tsx';

/** The form of an act over the drawer. What was typed stays when the server refuses. */
export function ActDialog({ act, onRemoved, ...props }: ActProps & { act: FormAct; onRemoved: () => void }) {
  const t = useT();
  return (
    <Dialog title={t(`task.doing.${act}`)} onClose={props.onClose} isSheet>
      {formOf(act, props, onRemoved)}
    </Dialog>
  );
}

function formOf(act: FormAct, props: ActProps, onRemoved: () => void): ReactNode {
  switch (act) {
    case 'transfer':
      return <TransferAct {...props} />;
    case 'change_deadline':
    case 'reopen':
      return <DeadlineAct act={act} {...props} />;
    case 'reject':
      return <RejectAct {...props} />;
    case 'edit':
      return <EditAct {...props} />;
    case 'change_reviewers':
      return <ReviewersAct {...props} />;
    case 'close':
    case 'cancel':
      return <CommentAct act={act} {...props} />;
    case 'remove':
      return <RemoveAct {...props} onRemoved={onRemoved} />;
    default:
      return act satisfies never;
  }
}
