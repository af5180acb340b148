import { type ShopGroup, shopGroupApi } from '@rondo/contract/shop';
import { ChevronDown, ChevronRight, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { count } from '../../../shared/format/number.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { childrenOf, inTreeOrder } from '../../../shared/tree.ts';
import type { GroupAct } from '../shop-dialog.ts';
import { GroupMenu } from './group-menu.tsx';

interface Props {
  /** The chosen group; null: all. */
  current: string | null;
  onChoose: (groupId: string | null) => void;
  /** Asked for with the menu of a group; without it there are no menus. */
  onAct?: (act: GroupAct, group: ShopGroup) => void;
}

/** The groups of the reader's shops as a tree with counts. Found groups are shown flat, with the path. */
export function GroupTree({ current, onChoose, onAct }: Props) {
  const t = useT();
  const groups = useCall(shopGroupApi.list, {}).data ?? NONE;
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const tree = useMemo(() => childrenOf(groups), [groups]);
  const above = useMemo(() => pathTo(groups, current), [groups, current]);
  const wanted = query.trim().toLowerCase();
  // Open by itself: the root and what leads to the chosen group. A click turns it round.
  const isOpen = (group: ShopGroup) => (group.parentId === null || above.has(group.id)) !== toggled.has(group.id);
  const toggle = (id: string) => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  const shown = wanted
    ? groups.filter((group) => group.path.toLowerCase().includes(wanted))
    : inTreeOrder(tree, isOpen);
  return (
    <nav className="group-tree" aria-label={t('shop.group.title')}>
      <div className="search-field group-search">
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          type="search"
          aria-label={t('shop.group.search')}
          placeholder={t('shop.group.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <ul>
        {shown.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            indent={wanted ? 0 : group.depth}
            label={wanted ? group.path : group.name}
            fold={wanted || !tree.has(group.id) ? null : isOpen(group)}
            isCurrent={group.parentId === null ? current === null : group.id === current}
            onToggle={() => toggle(group.id)}
            onChoose={() => onChoose(group.parentId === null ? null : group.id)}
            {...(onAct ? { onAct } : {})}
          />
        ))}
      </ul>
      {wanted && shown.length === 0 && <p className="meta group-none">{t('shop.group.none')}</p>}
    </nav>
  );
}

const NONE: readonly ShopGroup[] = [];

interface RowProps {
  group: ShopGroup;
  indent: number;
  label: string;
  /** Null: nothing to fold. */
  fold: boolean | null;
  isCurrent: boolean;
  onToggle: () => void;
  onChoose: () => void;
  onAct?: (act: GroupAct, group: ShopGroup) => void;
}

function GroupRow({ group, indent, label, fold, isCurrent, onToggle, onChoose, onAct }: RowProps) {
  const t = useT();
  const Caret = fold ? ChevronDown : ChevronRight;
  return (
    <li className="group-row" style={{ paddingInlineStart: 4 + indent * 16 }} data-current={isCurrent}>
      {fold === null ? (
        <span className="group-caret" />
      ) : (
        <button
          type="button"
          className="group-caret"
          aria-expanded={fold}
          aria-label={t(fold ? 'shop.group.collapse' : 'shop.group.expand', { name: group.name })}
          onClick={onToggle}
        >
          <Caret size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <button type="button" className="group-name" aria-pressed={isCurrent} title={label} onClick={onChoose}>
        <span className="ellipsis">{label}</span>
        <span className="meta num">{count(group.shopCount)}</span>
      </button>
      {onAct && <GroupMenu group={group} onAct={(act) => onAct(act, group)} />}
    </li>
  );
}

function pathTo(groups: readonly ShopGroup[], id: string | null): ReadonlySet<string> {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const path = new Set<string>();
  for (let at = byId.get(id ?? '')?.parentId ?? null; at !== null; at = byId.get(at)?.parentId ?? null) path.add(at);
  return path;
}
