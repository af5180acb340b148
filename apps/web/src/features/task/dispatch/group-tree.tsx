import { type ShopGroup, shopGroupApi } from '@rondo/contract/shop';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { childrenOf, inTreeOrder } from '../../../shared/tree.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { coveredIds } from './covered-ids.ts';

interface Props {
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Levels that are open at first: the company's own group and those below it. */
const OPEN_LEVELS = 1;

/** Groups with how many open shops each has; a ticked one covers all below it. */
export function GroupTree({ label, value, onChange }: Props) {
  const t = useT();
  const { data: groups = NONE, isPending } = useCall(shopGroupApi.list, {});
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const children = useMemo(() => childrenOf(groups), [groups]);
  const top = groups[0]?.depth ?? 0;
  const isOpen = (group: ShopGroup) => group.depth - top < OPEN_LEVELS !== toggled.includes(group.id);
  const covered = coveredIds(groups, value);
  const fold = (id: string) =>
    setToggled(toggled.includes(id) ? toggled.filter((one) => one !== id) : [...toggled, id]);
  const tick = (group: ShopGroup, isOn: boolean) => {
    if (!isOn) return onChange(value.filter((id) => id !== group.id));
    const below = coveredIds(groups, [group.id]);
    onChange([...value.filter((id) => !below.has(id)), group.id]);
  };
  return (
    <fieldset className="dispatch-groups">
      <legend>{label}</legend>
      {isPending && <SkeletonRows rows={3} />}
      {!isPending && groups.length === 0 && <p className="meta">{t('task.wizard.noGroups')}</p>}
      {inTreeOrder(children, isOpen).map((group) => (
        <GroupRow
          key={group.id}
          group={group}
          indent={group.depth - top}
          isOpen={children.has(group.id) ? isOpen(group) : null}
          isCovered={covered.has(group.id)}
          isTicked={value.includes(group.id)}
          onFold={() => fold(group.id)}
          onTick={(isOn) => tick(group, isOn)}
        />
      ))}
    </fieldset>
  );
}

const NONE: readonly ShopGroup[] = [];

interface RowProps {
  group: ShopGroup;
  indent: number;
  /** Null: nothing below it. */
  isOpen: boolean | null;
  /** A group above it is ticked. */
  isCovered: boolean;
  isTicked: boolean;
  onFold: () => void;
  onTick: (isOn: boolean) => void;
}

function GroupRow({ group, indent, isOpen, isCovered, isTicked, onFold, onTick }: RowProps) {
  const t = useT();
  const Caret = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="dispatch-group" style={{ paddingInlineStart: `${8 + indent * 20}px` }}>
      {isOpen === null ? (
        <span className="dispatch-fold" />
      ) : (
        <button
          type="button"
          className="dispatch-fold"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'task.wizard.foldGroup' : 'task.wizard.openGroup', { name: group.name })}
          onClick={onFold}
        >
          <Caret size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <label>
        <input
          type="checkbox"
          checked={isCovered || isTicked}
          disabled={isCovered}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="ellipsis" title={group.path}>
          {group.name}
        </span>
        <span className="meta num">{t('task.wizard.groupCount', { count: group.openCount })}</span>
      </label>
    </div>
  );
}
