import { shopOptions } from '@rondo/contract/shop-options';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import type { FieldFrame } from '../../../shared/ui/form/field.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';

type Props = FieldFrame & {
  value: readonly string[];
  onChange: (shopIds: string[]) => void;
  isDisabled?: boolean;
  /** Names of shops that the reader does not see and that are chosen all the same. */
  known?: readonly { id: string; name: string }[];
};

/** Ids the server is asked to name at once. */
const NAMED = 200;

/** Choosing shops by name, number or group; the search is the server's. */
export function ShopsField({ value, onChange, isDisabled = false, known = [], ...frame }: Props) {
  const [keyword, setKeyword] = useState('');
  const found = useCall(shopOptions, { keyword, openOnly: false }, { keepPrevious: true });
  const ids = value.slice(0, NAMED);
  const chosen = useCall(shopOptions, { ids, openOnly: false }, { enabled: ids.length > 0, keepPrevious: true });
  const shops = new Map(known.map((shop) => [shop.id, shop.name]));
  for (const shop of [...(chosen.data ?? []), ...(found.data ?? [])]) {
    shops.set(shop.id, [shop.name, shop.code].filter(Boolean).join(' · '));
  }
  return (
    <MultiSelectField
      {...frame}
      value={value}
      onChange={onChange}
      options={[...shops].map(([id, label]) => ({ value: id, label, title: label }))}
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      isDisabled={isDisabled}
      isSearchable
      onSearch={setKeyword}
    />
  );
}
