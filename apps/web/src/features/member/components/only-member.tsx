import { UserPlus, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import type { MemberDialog } from '../member-dialog.ts';

/** Below the only member there is: how the others come in. */
export function OnlyMember({ onDialog }: { onDialog: (dialog: MemberDialog) => void }) {
  const t = useT();
  return (
    <EmptyState
      kind="nothing-yet"
      icon={Users}
      title={t('member.alone.title')}
      actions={
        <>
          <button type="button" className="button" onClick={() => onDialog({ kind: 'import' })}>
            {t('member.alone.import')}
          </button>
          <Link className="button" to="/user/apply?panel=invite">
            <UserPlus size={16} strokeWidth={1.75} aria-hidden />
            {t('application.invite.open')}
          </Link>
          <button
            type="button"
            className="button button-primary"
            onClick={() => onDialog({ kind: 'create', departmentId: null })}
          >
            {t('member.alone.create')}
          </button>
        </>
      }
    >
      {t('member.empty')}
    </EmptyState>
  );
}
