import { lazy, Suspense } from 'react';
import { BulkDialog } from '../forms/bulk-dialog.tsx';
import { MemberForm } from '../forms/member-form.tsx';
import { MoveDialog } from '../forms/move-dialog.tsx';
import { PasswordDialog } from '../forms/password-dialog.tsx';
import { RejoinDialog } from '../forms/rejoin-dialog.tsx';
import type { MemberDialog } from '../member-dialog.ts';

const MemberImport = lazy(() => import('../import/member-import.tsx'));
const ResignWizard = lazy(async () => ({ default: (await import('../../handover/index.ts')).ResignWizard }));
const ExplainAccess = lazy(async () => ({ default: (await import('../../access/index.ts')).ExplainAccess }));

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
  const form = {
    onClose,
    onOpen: (id: string) => {
      onClose();
      onOpen(id);
    },
    onRejoin: (memberId: string) => onDialog({ kind: 'rejoin', memberId }),
  };
  switch (dialog.kind) {
    case 'create':
      return <MemberForm departmentId={dialog.departmentId} {...form} />;
    case 'edit':
      return <MemberForm member={dialog.member} departmentId={null} {...form} />;
    case 'move':
      return <MoveDialog event={dialog.event} member={dialog.member} onClose={onClose} />;
    case 'rejoin':
      return <RejoinDialog memberId={dialog.memberId} onClose={onClose} />;
    case 'resign':
      return <ResignWizard memberId={dialog.memberId} onClose={onClose} onDone={onClose} />;
    case 'password':
      return <PasswordDialog member={dialog.member} onClose={onClose} />;
    case 'explain':
      return <ExplainAccess {...(dialog.member ? { member: dialog.member } : {})} onClose={onClose} />;
    case 'bulk':
      return <BulkDialog act={dialog.act} ids={dialog.ids} onClose={onClose} />;
    case 'import':
      return <MemberImport onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}
