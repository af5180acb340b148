import { memberApi } from '@rondo/contract/member';
import type { MemberDetail } from '@rondo/contract/member-shape';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { toast } from '../../../shared/ui/toast.ts';
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
    onDone: ({ channel }) => toast.ok(t(channel === 'sms' ? 'member.act.invitedSms' : 'member.act.invitedMail')),
  });
  const quiet: [string, () => void][] = [
    ...(can.disable
      ? [[t('member.act.disable'), () => onDialog({ kind: 'move', event: 'disable', member })] as const]
      : []),
    ...(can.resign ? [[t('member.act.resign'), () => onDialog({ kind: 'resign', memberId: id })] as const] : []),
  ].map(([label, run]) => [label, run]);
  return (
    <>
      {quiet.length > 0 && <Menu items={quiet} />}
      {can.edit && member.state === 'invited' && (
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

function Menu({ items }: { items: readonly [string, () => void][] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('member.act.more')}
      role="menu"
      placement="top-start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button type="button" className="button" aria-label={t('member.act.more')} {...trigger}>
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    >
      {items.map(([label, run]) => (
        <button key={label} type="button" role="menuitem" className="menu-item" onClick={run}>
          {label}
        </button>
      ))}
    </Popover>
  );
}
