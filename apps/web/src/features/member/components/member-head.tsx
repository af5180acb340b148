import type { MemberDetail } from '@rondo/contract/member-shape';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Pill, StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { MemberAvatar } from './member-avatar.tsx';

/** Picture, name, state and roles. */
export function MemberHead({ member }: { member: MemberDetail }) {
  const t = useT();
  const department = member.departments.find((one) => one.isPrimary) ?? member.departments[0];
  const pills = (
    <>
      <StatePill object="member" state={member.state} />
      {member.isOwner && <Pill tone="line">{t('member.detail.owner')}</Pill>}
      {member.roles
        .filter(() => !member.isOwner)
        .map((role) => (
          <Pill key={role.id} tone="line">
            {role.name}
          </Pill>
        ))}
    </>
  );
  return (
    <div className="member-head">
      <MemberAvatar name={member.name} avatar={member.avatar} size={48} />
      <DrawerHead
        pills={pills}
        title={member.name}
        place={[department?.path, member.position].filter(Boolean).join(' · ')}
      />
    </div>
  );
}
