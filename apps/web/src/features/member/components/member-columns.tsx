import type { MemberRow } from '@rondo/contract/member-shape';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { MemberAvatar } from './member-avatar.tsx';

/** The columns of the list (product 2). */
export function useMemberColumns(): Column<MemberRow>[] {
  const t = useT();
  const format = useFormat();
  const { id: meId } = useMe();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('member.column.name'),
        width: 200,
        always: true,
        sortable: true,
        render: (member) => <NameCell member={member} isMe={member.id === meId} />,
        textOf: (member) => [member.name, member.position].filter(Boolean).join(' · '),
      },
      {
        key: 'roles',
        title: t('member.column.role'),
        width: 148,
        render: (member) => <Names names={member.roles.map((role) => role.name)} />,
        textOf: (member) => format.list(member.roles.map((role) => role.name)),
      },
      {
        key: 'departments',
        title: t('member.column.department'),
        width: 148,
        render: (member) => <Names names={member.departments.map((department) => department.name)} />,
        textOf: (member) => format.list(member.departments.map((department) => department.path)),
      },
      {
        key: 'contact',
        title: t('member.column.contact'),
        width: 144,
        render: (member) => <span className="num ellipsis">{member.mobile ?? member.mail ?? '—'}</span>,
        textOf: (member) => [member.mobile, member.mail].filter(Boolean).join(' · '),
      },
      {
        key: 'managed',
        title: t('member.column.managed'),
        width: 148,
        render: (member) => <Managed member={member} />,
        textOf: (member) => format.list(member.managedShops.map((shop) => shop.name)),
      },
      {
        key: 'state',
        title: t('member.column.state'),
        width: stateWidth('member', t),
        render: (member) => <StateLabel object="member" state={member.state} />,
      },
      {
        key: 'scope',
        title: t('member.column.scope'),
        width: 168,
        render: (member) => <Scope scope={member.scope} />,
        textOf: (member) => format.list(member.scope.names),
      },
      {
        key: 'login',
        title: t('member.column.lastLogin'),
        width: 128,
        sortable: true,
        render: (member) =>
          member.lastLoginAt ? (
            <span className="num">{format.ago(member.lastLoginAt)}</span>
          ) : (
            <span className="meta">{t('member.never')}</span>
          ),
        textOf: (member) => (member.lastLoginAt ? format.dateTimeFull(member.lastLoginAt) : t('member.never')),
      },
      {
        key: 'employeeNo',
        title: t('member.column.employeeNo'),
        width: 108,
        hidden: true,
        render: (member) => <span className="num ellipsis">{member.employeeNo ?? '—'}</span>,
      },
      {
        key: 'position',
        title: t('member.column.position'),
        width: 148,
        hidden: true,
        render: (member) => <span className="ellipsis">{member.position || '—'}</span>,
        textOf: (member) => member.position,
      },
      {
        key: 'created',
        title: t('member.column.joined'),
        width: 128,
        hidden: true,
        sortable: true,
        render: (member) => (
          <span className="num">{format.day(member.joinedOn ? `${member.joinedOn}T12:00:00Z` : member.createdAt)}</span>
        ),
      },
    ],
    [t, format, meId],
  );
}

function NameCell({ member, isMe }: { member: MemberRow; isMe: boolean }) {
  const t = useT();
  return (
    <span className="member-name">
      <MemberAvatar name={member.name} avatar={member.avatar} />
      <span className="ellipsis">{member.name}</span>
      {isMe && <span className="member-me">{t('member.me')}</span>}
      {member.isOwner && !isMe && <span className="member-me">{t('member.detail.owner')}</span>}
    </span>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return <span className="meta">—</span>;
  return (
    <span className="member-names">
      <span className="ellipsis">{first}</span>
      {others.length > 0 && <span className="meta num">+{others.length}</span>}
    </span>
  );
}

function Managed({ member }: { member: MemberRow }) {
  const t = useT();
  const format = useFormat();
  const { managedShops, managedCount } = member;
  if (managedCount > managedShops.length) {
    const count = managedCount === 1 ? 1 : format.count(managedCount);
    return <span className="num">{t('member.shopCount', { count })}</span>;
  }
  return <Names names={managedShops.map((shop) => shop.name)} />;
}

/** The first two names and how many follow, or that it is all of them. */
function Scope({ scope }: { scope: MemberRow['scope'] }) {
  const t = useT();
  const format = useFormat();
  if (scope.kind === 'all') return <span>{t('member.scope.all')}</span>;
  if (scope.names.length === 0 && scope.more === 0) return <span className="meta">—</span>;
  return (
    <span className="member-names">
      <span className="ellipsis">{format.list(scope.names)}</span>
      {scope.more > 0 && <span className="meta num">+{scope.more}</span>}
    </span>
  );
}
