import { type RoleRow, roleApi } from '@rondo/contract/role';
import { count } from '@rondo/messages/format/number';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { Avatar } from '../../../shared/ui/drawer/person.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { AddMembers } from './add-members.tsx';

/** Who has a role: added and taken one by one, in force at once. */
export function RoleMembers({ role }: { role: RoleRow }) {
  const t = useT();
  const can = useCan();
  const [keyword, setKeyword] = useState('');
  const [isAdding, setAdding] = useState(false);
  const { data, isPending, error, refetch } = useCall(
    roleApi.members,
    { id: role.id, keyword },
    { keepPrevious: true },
  );
  const assign = useAct(roleApi.assign, { invalidates: ['member'] });
  const take = async (member: { id: string; name: string }) => {
    if (!(await assign.run({ id: role.id, remove: [member.id] }))) return;
    const undo = () => void assign.run({ id: role.id, add: [member.id] });
    toast.ok(t('role.members.taken', { name: member.name }), { action: { label: t('ui.undo'), run: undo } });
  };
  const reason = reasonOf(role);
  const list = data?.list ?? [];
  return (
    <>
      {reason && <Banner tone="mute">{t(reason)}</Banner>}
      <div className="role-members-head">
        <SearchField label={t('role.members.search')} value={keyword} onChange={setKeyword} />
        <span className="meta num">{t('role.members.total', { count: count(data?.total ?? role.members) })}</span>
        {role.can.assign && (
          <button type="button" className="button" onClick={() => setAdding(true)}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            {t('role.members.add')}
          </button>
        )}
      </div>
      {isPending && <SkeletonRows rows={5} />}
      {!isPending && list.length === 0 && (
        <ListEmptyState
          noun={t('role.field.members')}
          icon={Users}
          nothingYet={t('role.members.noneText')}
          failure={error}
          isFiltered={keyword !== ''}
          onRetry={() => void refetch()}
          onClear={() => setKeyword('')}
        />
      )}
      <ul className="role-members">
        {list.map((member) => (
          <li key={member.id}>
            <Avatar name={member.name} size={28} />
            <span className="role-member">
              {can('frame_staff') ? (
                <Link to={`/user/member?open=${member.id}`} className="ellipsis">
                  {member.name}
                </Link>
              ) : (
                <span className="ellipsis">{member.name}</span>
              )}
              <span className="meta ellipsis">{[member.position, member.department].filter(Boolean).join(' · ')}</span>
            </span>
            {role.can.assign && (
              <button
                type="button"
                className="button button-small button-text"
                aria-label={t('role.members.takeFrom', { name: member.name })}
                disabled={assign.busy}
                onClick={() => void take(member)}
              >
                {t('role.members.take')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {data && data.total > list.length && list.length > 0 && (
        <p className="meta">{t('role.members.capped', { shown: list.length })}</p>
      )}
      {isAdding && <AddMembers role={role} onClose={() => setAdding(false)} />}
    </>
  );
}

/** Why nobody can be added or taken here. */
function reasonOf(role: RoleRow) {
  if (role.key === 'owner') return 'role.members.owner' as const;
  return role.can.assign ? null : ('role.members.aboveText' as const);
}
