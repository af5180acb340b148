import { shopOptions } from '@rondo/contract/shop-options';
import { useState } from 'react';
import { useCall } from '../http/query.ts';
import type { FieldFrame } from '../ui/form/field.tsx';
import { SelectField } from '../ui/form/select-field.tsx';

type Props = FieldFrame & {
  value: string | null;
  onChange: (shopId: string | null) => void;
  isClearable?: boolean;
};

/** Choosing a store in scope; the search is the server's. */
export function ShopField({ value, onChange, ...frame }: Props) {
  const [keyword, setKeyword] = useState('');
  const found = useCall(shopOptions, { keyword }, { keepPrevious: true });
  const ids = value ? [value] : [];
  const chosen = useCall(shopOptions, { ids }, { enabled: ids.length > 0, keepPrevious: true });
  const shops = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((shop) => [shop.id, shop]));
  return (
    <SelectField
      {...frame}
      value={value}
      onChange={onChange}
      options={[...shops.values()].map(({ id, name, groupPath }) => ({
        ...{ value: id, label: name },
        title: [name, groupPath].filter(Boolean).join(' · '),
      }))}
      isLoading={found.isPending}
      isSearchable
      onSearch={setKeyword}
    />
  );
}
