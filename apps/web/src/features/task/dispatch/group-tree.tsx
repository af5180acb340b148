import { type ShopGroup, shopGroupApi } from '@rondo/contract/shop';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { coveredIds } from './covered-ids.ts';

interface Props {
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Groups with how many shops each has; a ticked one covers all below it. */
export function GroupTree({ label, value, onChange }: Props) {
  const t = useT();
  const { data: groups = [], isPending } = useCall(shopGroupApi.list, {});
  const covered = coveredIds(groups, value);
  const toggle = (group: ShopGroup, isOn: boolean) => {
    if (!isOn) return onChange(value.filter((id) => id !== group.id));
    const below = coveredIds(groups, [group.id]);
    onChange([...value.filter((id) => !below.has(id)), group.id]);
  };
  return (
    <fieldset className="group-tree">
      <legend>{label}</legend>
      {isPending && <SkeletonRows rows={3} />}
      {!isPending && groups.length === 0 && <p className="meta">{t('task.wizard.noGroups')}</p>}
      {groups.map((group) => {
        const isCovered = covered.has(group.id);
        return (
          <label
            key={group.id}
            style={{ paddingInlineStart: `${12 + (group.depth - (groups[0]?.depth ?? 0)) * 20}px` }}
          >
            <input
              type="checkbox"
              checked={isCovered || value.includes(group.id)}
              disabled={isCovered}
              onChange={(event) => toggle(group, event.target.checked)}
            />
            <span className="ellipsis">{group.name}</span>
            <span className="meta num">{t('task.wizard.groupCount', { count: group.shopCount })}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
