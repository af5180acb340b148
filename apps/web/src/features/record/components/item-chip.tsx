import { recordItemName } from '@rondo/contract/record-item-name';
import { useCall } from '../../../shared/http/query.ts';
import { useCan } from '../../../shared/session/me.ts';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';

interface Props {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Stands there until the name is known, and where the reader may not ask for it. */
  otherwise: string;
  /** The template among whose newest records the item was asked; without it the item failed somewhere. */
  newestOf?: string | undefined;
}

/** A check item that another page set as filter, by its name. */
export function ItemChip({ label, value, onChange, otherwise, newestOf }: Props) {
  const can = useCan();
  const [itemId = ''] = value;
  const { data } = useCall(
    recordItemName,
    { itemId, newestOf },
    { enabled: itemId !== '' && can(recordItemName.needs), onError: () => true },
  );
  return <FilterChip label={label} value={value} text={data?.name ?? otherwise} onChange={onChange} />;
}
