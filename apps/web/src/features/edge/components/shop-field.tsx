import { shopApi } from '@rondo/contract/shop';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import type { FieldFrame } from '../../../shared/ui/form/field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';

type Props = FieldFrame & {
  value: string | null;
  onChange: (shopId: string | null) => void;
};

/** Choosing a store in scope; the search is the server's. */
export function ShopField({ value, onChange, ...frame }: Props) {
  const [keyword, setKeyword] = useState('');
  const found = useCall(shopApi.options, { keyword }, { keepPrevious: true });
  const ids = value ? [value] : [];
  const chosen = useCall(shopApi.options, { ids }, { enabled: ids.length > 0, keepPrevious: true });
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
