import { shopGroups } from '@rondo/contract/shop-options';
import { useCall } from '../http/query.ts';
import { FilterChip } from '../ui/list/filter-chip.tsx';

interface Props {
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A filter by groups of stores, each with how many stores it has. */
export function GroupChip(props: Props) {
  const groups = useCall(shopGroups, {});
  const options = (groups.data ?? []).map(({ id, path, name, shopCount }) => ({
    value: id,
    label: path || name,
    hint: shopCount,
  }));
  return <FilterChip {...props} multi options={options} />;
}
