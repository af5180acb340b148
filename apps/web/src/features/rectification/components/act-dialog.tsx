import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Act } from './act-buttons.tsx';
import type { ActProps } from './act-props.ts';
import { CommentAct } from './comment-act.tsx';
import { ExtendAct } from './extend-act.tsx';
import { HandleAct } from './handle-act.tsx';
import { TransferAct } from './transfer-act.tsx';

/** The form of an act over the drawer. What was typed stays when the server refuses. */
export function ActDialog({ act, ...props }: ActProps & { act: Act }) {
  const t = useT();
  const { onClose } = props;
  return (
    <Dialog title={t(`rectification.act.${act}`)} onClose={onClose} isSheet>
      {formOf(act, props)}
    </Dialog>
  );
}

function formOf(act: Act, props: ActProps): ReactNode {
  switch (act) {
    case 'handle':
    case 'handle_unreviewed':
      return <HandleAct {...props} />;
    case 'transfer':
      return <TransferAct {...props} />;
    case 'extend':
      return <ExtendAct {...props} />;
    case 'reject':
    case 'end':
    case 'reopen':
      return <CommentAct act={act} {...props} />;
    default:
      return act satisfies never;
  }
}
