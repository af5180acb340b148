import type { MemberRow } from '@rondo/contract/member-shape';
import { listText } from '../../../shared/format/list.ts';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { MemberAvatar } from './member-avatar.tsx';

/** A row on the phone. */
export function MemberCard({ member }: { member: MemberRow }) {
  const t = useT();
  const roles = listText(
    t,
    member.roles.map((role) => role.name),
  );
  const department = member.departments[0]?.name ?? '';
  return (
    <div className="member-card">
      <MemberAvatar name={member.name} avatar={member.avatar} size={36} />
      <span className="member-card-body">
        <span className="member-card-line">
          <strong className="ellipsis">{member.name}</strong>
          <StateLabel object="member" state={member.state} />
        </span>
        <span className="meta ellipsis">{[roles, department].filter(Boolean).join(' · ') || '—'}</span>
        <span className="meta num ellipsis">{member.mobile ?? member.mail ?? '—'}</span>
      </span>
    </div>
  );
}
