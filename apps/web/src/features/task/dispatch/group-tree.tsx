import { type ShopGroup, shopGroups } from '@rondo/contract/shop-options';
import { useMemo } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Tree } from '../../../shared/ui/tree/tree.tsx';
import { coveredIds } from './covered-ids.ts';

interface Props {
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Groups with how many open shops each has; a ticked one covers all below it. */
export function GroupTree({ label, value, onChange }: Props) {
  const t = useT();
  const { data, isError, refetch } = useCall(shopGroups, {});
  const groups = data ?? NONE;
  const covered = useMemo(() => coveredIds(groups, value), [groups, value]);
  const take = (ids: readonly string[]) => {
    const own = ids.filter((id) => !covered.has(id));
    const below = coveredIds(groups, own);
    onChange(own.filter((id) => !below.has(id)));
  };
  return (
    <fieldset className="dispatch-groups">
      <legend>{label}</legend>
      <Tree<ShopGroup>
        label={label}
        searchLabel={t('shop.group.search')}
        noneText={t('shop.group.none')}
        nodes={groups}
        isLoading={data === undefined}
        onRetry={isError ? () => void refetch() : undefined}
        chosen={[...value, ...covered]}
        onChange={take}
        isMulti
        isOff={(group) => covered.has(group.id)}
        wordsOf={(group) => group.path}
        countOf={(group) => group.openCount}
      />
    </fieldset>
  );
}

const NONE: readonly ShopGroup[] = [];
