import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { AcceptAppealAct } from './accept-appeal-act.tsx';
import type { ActProps } from './act-props.ts';
import { ACTS, type DeadlineEvent, type FormEvent, type ReasonEvent } from './acts.ts';
import { AppealAct } from './appeal-act.tsx';
import { CommentAct } from './comment-act.tsx';
import { ExtendAct } from './extend-act.tsx';
import { HandleAct } from './handle-act.tsx';
import { TransferAct } from './transfer-act.tsx';

/** The form of an act over the drawer. What was typed stays when the server refuses. */
export function ActDialog({ act, ...props }: ActProps & { act: FormEvent }) {
  const t = useT();
  const { onClose } = props;
  return (
    <Dialog title={t(`rectification.act.${act}`)} onClose={onClose} isSheet>
      {formOf(act, props)}
    </Dialog>
  );
}

function formOf(act: FormEvent, props: ActProps): ReactNode {
  if (isReason(act)) return <CommentAct act={act} {...props} />;
  if (isDeadline(act)) return <ExtendAct act={act} {...props} />;
  const { asks } = ACTS[act];
  switch (asks) {
    case 'photos':
      return <HandleAct {...props} />;
    case 'evidence':
      return <AppealAct {...props} />;
    case 'correction':
      return <AcceptAppealAct {...props} />;
    case 'person':
      return <TransferAct {...props} />;
    default:
      return asks satisfies never;
  }
}

const isDeadline = (act: FormEvent): act is DeadlineEvent => ACTS[act].asks === 'deadline';
const isReason = (act: FormEvent): act is ReasonEvent => ACTS[act].asks === 'reason';
