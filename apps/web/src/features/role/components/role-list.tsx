import type { RoleRow } from '@rondo/contract/role';
import { LIMIT } from '@rondo/domain/limit';
import { isLiveCode } from '@rondo/domain/live';
import { count } from '@rondo/messages/format/number';
import { Lock, Search } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';

interface Props {
  roles: readonly RoleRow[];
  current: string | null;
  onChoose: (roleId: string) => void;
}

/** All roles in two groups: what they see, how much they may, how many have them. */
export function RoleList({ roles, current, onChoose }: Props) {
  const t = useT();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = roles.filter(
    ({ name, description }) => name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
  const own = roles.filter((role) => role.key === null).length;
  const group = (isPreset: boolean) => shown.filter((role) => (role.key !== null) === isPreset);
  const rows = (list: readonly RoleRow[]) => (
    <ul>
      {list.map((role) => (
        <RoleLine key={role.id} role={role} isCurrent={role.id === current} onChoose={() => onChoose(role.id)} />
      ))}
    </ul>
  );
  return (
    <nav className="role-list" aria-label={t('role.title')}>
      <div className="search-field role-search">
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          type="search"
          aria-label={t('role.search')}
          placeholder={t('role.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {group(true).length > 0 && (
        <>
          <h2 className="role-group meta">{t('role.preset')}</h2>
          {rows(group(true))}
        </>
      )}
      {(group(false).length > 0 || wanted === '') && (
        <h2 className="role-group meta">
          {t('role.own')}
          <span className="num">{t('role.ownLimit', { count: own, max: LIMIT.customRoles })}</span>
        </h2>
      )}
      {rows(group(false))}
      {own === 0 && wanted === '' && <p className="meta role-empty">{t('role.noOwn')}</p>}
      {shown.length === 0 && <p className="meta role-empty">{t('role.noMatch')}</p>}
    </nav>
  );
}

function RoleLine({ role, isCurrent, onChoose }: { role: RoleRow; isCurrent: boolean; onChoose: () => void }) {
  const t = useT();
  return (
    <li>
      <button type="button" className="role-line" aria-current={isCurrent} title={role.name} onClick={onChoose}>
        <span className="role-line-name">
          <span className="ellipsis">{role.name}</span>
          {role.locked && <Lock size={14} strokeWidth={1.75} aria-label={t('role.locked')} />}
        </span>
        <span className="role-line-people num">{t('role.people', { count: count(role.members) })}</span>
        <span className="role-line-meta meta">
          {t(`role.tier.${role.tier}.name`)} · {t('role.codes', { count: role.codes.filter(isLiveCode).length })}
        </span>
      </button>
    </li>
  );
}
