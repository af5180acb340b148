import type { Invitation } from '@rondo/contract/member';
import { Suspense } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { MemberDialog } from '../member-dialog.ts';
import { MEMBER_IMPORT } from '../member-import.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { InvitationDialog, type Invitee } from './invitation-dialog.tsx';
import { MemberForm } from './member-form.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RejoinDialog } from './rejoin-dialog.tsx';
import { ShopsLink } from './shops-link.tsx';

const ImportFlow = lazyPart(async () => ({
  default: (await import('../../../shared/import/import-flow.tsx')).ImportFlow,
}));
const ResignWizard = lazyPart(async () => ({ default: (await import('../../handover/index.ts')).ResignWizard }));
const ExplainAccess = lazyPart(async () => ({ default: (await import('../../access/index.ts')).ExplainAccess }));

interface Props {
  dialog: MemberDialog;
  onDialog: (dialog: MemberDialog) => void;
  /** Shows a member in the drawer. */
  onOpen: (memberId: string) => void;
  onClose: () => void;
}

/** What opens over the list; its code comes with the first of them. */
export default function MemberDialogs(props: Props) {
  return <Suspense fallback={null}>{dialogOf(props)}</Suspense>;
}

function dialogOf({ dialog, onDialog, onOpen, onClose }: Props) {
  const onInvited = (member: Invitee, sent: Invitation) => onDialog({ kind: 'invitation', member, sent });
  const form = {
    onClose,
    onOpen: (id: string) => {
      onClose();
      onOpen(id);
    },
    onRejoin: (memberId: string) => onDialog({ kind: 'rejoin', memberId }),
    onInvited,
  };
  switch (dialog.kind) {
    case 'create':
      return <MemberForm departmentId={dialog.departmentId} {...form} />;
    case 'edit':
      return <MemberForm member={dialog.member} departmentId={null} {...form} />;
    case 'move':
      return <MoveDialog event={dialog.event} member={dialog.member} onClose={onClose} />;
    case 'rejoin':
      return <RejoinDialog memberId={dialog.memberId} onInvited={onInvited} onClose={onClose} />;
    case 'resign':
      return <ResignWizard memberId={dialog.memberId} onClose={onClose} onDone={onClose} />;
    case 'invitation':
      return (
        <InvitationDialog member={dialog.member} {...(dialog.sent ? { sent: dialog.sent } : {})} onClose={onClose} />
      );
    case 'password':
      return <PasswordDialog member={dialog.member} onClose={onClose} />;
    case 'explain':
      return <ExplainAccess {...(dialog.member ? { member: dialog.member } : {})} onClose={onClose} />;
    case 'bulk':
      return <BulkDialog act={dialog.act} ids={dialog.ids} onClose={onClose} />;
    case 'import':
      return <ImportFlow {...MEMBER_IMPORT} after={() => <ShopsLink />} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}
