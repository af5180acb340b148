import { type ShopGroup, shopGroups } from '@rondo/contract/shop-options';
import { useCall } from '../../../shared/http/query.ts';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';

interface Props {
  label: string;
  value: string | null;
  onChange: (groupId: string | null) => void;
  /** Left out with everything below it: a group cannot hang below itself. */
  except?: ShopGroup;
  error?: string | undefined;
  isRequired?: boolean;
}

/** Choosing a group by its path. */
export function GroupField({ label, value, onChange, except, error, isRequired = false }: Props) {
  const groups = useCall(shopGroups, {});
  const below = except ? `${except.path}/` : null;
  const options = (groups.data ?? [])
    .filter((group) => !except || (group.id !== except.id && !group.path.startsWith(below ?? '')))
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map((group) => ({ value: group.id, label: group.path || group.name }));
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      options={options}
      isLoading={groups.isPending}
      isSearchable
      isRequired={isRequired}
      error={error}
    />
  );
}
