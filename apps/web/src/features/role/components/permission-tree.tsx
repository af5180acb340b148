import { isLiveCode, LIVE_CODES } from '@rondo/domain/live';
import type { PermissionCode } from '@rondo/domain/permission';
import { mayAdd, PERMISSION_GROUPS, type PermissionGroup, ticked } from '@rondo/domain/role-edit';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { PermissionCard } from './permission-card.tsx';

interface Props {
  held: ReadonlySet<PermissionCode>;
  /** What is in force now, to mark what comes and goes; null for a new role. */
  saved: ReadonlySet<PermissionCode> | null;
  /** What the editor holds and so may give. */
  giveable: ReadonlySet<PermissionCode>;
  isReadOnly: boolean;
  onChange: (held: ReadonlySet<PermissionCode>) => void;
}

type Shown = 'all' | 'chosen';

/** Nobody decides about parts that do not exist yet; a role keeps their codes. */
const LIVE_GROUPS: readonly PermissionGroup[] = PERMISSION_GROUPS.filter(({ head }) => isLiveCode(head)).map(
  ({ head, children }) => ({ head, children: children.filter(isLiveCode) }),
);

/** The permissions in groups: a child ticks its parent, a parent is half ticked while something below it is missing. */
export function PermissionTree({ held, saved, giveable, isReadOnly, onChange }: Props) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const wanted = query.trim().toLowerCase();
  const groups = LIVE_GROUPS.flatMap((group) => {
    const children = shownIn(group, t, wanted, shown === 'chosen' ? held : null);
    return children ? [{ group, children }] : [];
  });
  const mayTick = (code: PermissionCode): boolean =>
    !isReadOnly && (held.has(code) || mayAdd({ codes: giveable }, code));
  const tickAll = ({ head, children }: PermissionGroup, isOn: boolean) => {
    const codes = [head, ...children].filter(mayTick);
    onChange(
      isOn
        ? codes.reduce<ReadonlySet<PermissionCode>>((set, code) => ticked(set, code, true), held)
        : ticked(held, head, false),
    );
  };
  return (
    <section className="permission-tree" aria-label={t('role.tree.title')}>
      <header className="permission-head">
        <h3>{t('role.tree.title')}</h3>
        <span className="meta num" role="status">
          {t('role.tree.chosen', {
            count: LIVE_CODES.filter((code) => held.has(code)).length,
            total: LIVE_CODES.length,
          })}
        </span>
        <div className="permission-tools">
          <Segment
            label={t('role.tree.title')}
            isSmall
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: t('role.tree.all') },
              { value: 'chosen', label: t('role.tree.onlyChosen') },
            ]}
          />
          <div className="search-field">
            <Search size={16} strokeWidth={1.75} aria-hidden />
            <input
              type="search"
              aria-label={t('role.tree.search')}
              placeholder={t('role.tree.search')}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
        </div>
      </header>
      {groups.length === 0 && (
        <p className="meta permission-none">{t(wanted === '' ? 'role.tree.noneChosen' : 'role.tree.none')}</p>
      )}
      <div className="permission-groups">
        {groups.map(({ group, children }) => (
          <PermissionCard
            key={group.head}
            group={group}
            shown={children}
            held={held}
            saved={saved}
            mayTick={mayTick}
            isReadOnly={isReadOnly}
            onTick={(code, isOn) => onChange(ticked(held, code, isOn))}
            onTickAll={(isOn) => tickAll(group, isOn)}
          />
        ))}
      </div>
    </section>
  );
}

/** The children of a group that a search and the filter leave; null when nothing of the group is left. */
function shownIn(
  { head, children }: PermissionGroup,
  t: Translate,
  wanted: string,
  only: ReadonlySet<PermissionCode> | null,
): readonly PermissionCode[] | null {
  if (only && !only.has(head)) return null;
  const held = only ? children.filter((code) => only.has(code)) : children;
  const isFound = (code: PermissionCode): boolean =>
    [code, t(`permission.${code}`), t(`role.hint.${code}`)].some((text) => text.toLowerCase().includes(wanted));
  if (wanted === '' || isFound(head)) return held;
  const found = held.filter(isFound);
  return found.length > 0 ? found : null;
}
