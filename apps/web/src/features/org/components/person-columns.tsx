import type { MemberCard } from '@rondo/contract/member-shape';
import { useMemo } from 'react';
import { listText } from '../../../shared/format/list.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { departmentNames, roleNames, shopNames } from '../member-words.ts';
import { MemberAvatar } from './member-avatar.tsx';

/** The columns of the address book. */
export function usePersonColumns(myId: string): Column<MemberCard>[] {
  const t = useT();
  return useMemo(() => {
    return [
      {
        key: 'name',
        title: t('org.column.name'),
        width: 160,
        always: true,
        render: (member) => (
          <span className="org-person">
            <MemberAvatar member={member} size={24} />
            <span className="ellipsis">{member.name}</span>
            {member.id === myId && <span className="org-tag">{t('org.me')}</span>}
            {member.state && member.state !== 'active' && <StateLabel object="member" state={member.state} />}
          </span>
        ),
        textOf: (member) => member.name,
      },
      {
        key: 'role',
        title: t('org.column.role'),
        width: 110,
        render: (member) => roleNames(member, t) || '—',
        textOf: (member) => roleNames(member, t),
      },
      {
        key: 'department',
        title: t('org.column.department'),
        width: 150,
        render: (member) => departmentNames(member, t) || '—',
        textOf: (member) =>
          listText(
            t,
            member.departments.map((department) => department.path),
          ),
      },
      {
        key: 'mobile',
        title: t('org.column.mobile'),
        width: 124,
        render: (member) => <span className="num">{member.mobile ?? '—'}</span>,
      },
      {
        key: 'mail',
        title: t('org.column.mail'),
        width: 170,
        render: (member) => member.mail ?? '—',
        textOf: (member) => member.mail ?? '',
      },
      {
        key: 'shops',
        title: t('org.column.shops'),
        width: 140,
        render: (member) => shopNames(member, t) || '—',
        textOf: (member) =>
          listText(
            t,
            member.managedShops.map((shop) => shop.name),
          ),
      },
      {
        key: 'position',
        title: t('org.column.position'),
        width: 140,
        render: (member) => member.position || '—',
        textOf: (member) => member.position,
      },
    ];
  }, [t, myId]);
}
