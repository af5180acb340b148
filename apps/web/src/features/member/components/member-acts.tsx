import { memberApi } from '@rondo/contract/member';
import type { MemberDetail } from '@rondo/contract/member-shape';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import type { MemberDialog } from '../member-dialog.ts';

interface Props {
  member: MemberDetail;
  onDialog: (dialog: MemberDialog) => void;
}

/** Exactly what the server lets this reader do; what takes away is in the menu. */
export function MemberActs({ member, onDialog }: Props) {
  const t = useT();
  const { can, id } = member;
  const invite = useAct(memberApi.invite, {
    onDone: (sent) => onDialog({ kind: 'invitation', member, sent }),
  });
  const isAwaited = can.edit && member.state === 'invited';
  const quiet: [string, () => void][] = [
    ...(isAwaited ? [[t('member.act.invitation'), () => onDialog({ kind: 'invitation', member })] as const] : []),
    ...(can.disable
      ? [[t('member.act.disable'), () => onDialog({ kind: 'move', event: 'disable', member })] as const]
      : []),
    ...(can.resign ? [[t('member.act.resign'), () => onDialog({ kind: 'resign', memberId: id })] as const] : []),
  ].map(([label, run]) => [label, run]);
  return (
    <>
      {quiet.length > 0 && (
        <MoreMenu
          label={t('member.act.more')}
          acts={quiet.map(([label, run]) => ({ key: label, label, run }))}
          className="button"
          placement="top-start"
        />
      )}
      {isAwaited && (
        <button type="button" className="button" aria-busy={invite.busy} onClick={() => void invite.run({ id })}>
          {t('member.act.invite')}
        </button>
      )}
      {can.issuePassword && (
        <button type="button" className="button" onClick={() => onDialog({ kind: 'password', member })}>
          {t('member.act.issuePassword')}
        </button>
      )}
      {can.enable && (
        <button type="button" className="button" onClick={() => onDialog({ kind: 'move', event: 'enable', member })}>
          {t('member.act.enable')}
        </button>
      )}
      {can.rejoin && (
        <button
          type="button"
          className="button button-primary"
          onClick={() => onDialog({ kind: 'rejoin', memberId: id })}
        >
          {t('member.act.rejoin')}
        </button>
      )}
      {can.edit && (
        <button type="button" className="button button-primary" onClick={() => onDialog({ kind: 'edit', member })}>
          {t('member.act.edit')}
        </button>
      )}
    </>
  );
}
