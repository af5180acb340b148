import { shopGroups, shopOptions } from '@rondo/contract/shop-options';
import { templateOptions } from '@rondo/contract/template-options';
import type { CheckInLayer } from '@rondo/domain/check-in';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';

type Props = {
  layer: Exclude<CheckInLayer, 'company'>;
  value: string | null;
  error?: string;
  onChange: (id: string | null) => void;
};

/** Choosing the group, store or template that settings are for. */
export function TargetField(props: Props) {
  const { layer } = props;
  if (layer === 'group') return <GroupField {...props} />;
  return layer === 'shop' ? <ShopField {...props} /> : <TemplateField {...props} />;
}

function GroupField({ value, error, onChange }: Props) {
  const t = useT();
  const found = useCall(shopGroups, {}, { part: true });
  return (
    <SelectField
      label={t('checkIn.setting.target.group')}
      placeholder={t('checkIn.setting.pick.group')}
      isRequired
      isSearchable
      isLoading={found.isPending}
      onRetry={retryOf(found)}
      options={(found.data ?? []).map(({ id, path, name }) => ({ value: id, label: path || name }))}
      value={value}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  );
}

/** Choosing a store; the search is the server's. */
export function ShopField({ value, error, onChange }: Omit<Props, 'layer'>) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(shopOptions, { keyword }, { keepPrevious: true, part: true });
  const ids = value ? [value] : [];
  const chosen = useCall(shopOptions, { ids }, { enabled: ids.length > 0, keepPrevious: true, part: true });
  const shops = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((shop) => [shop.id, shop]));
  return (
    <SelectField
      label={t('checkIn.setting.target.shop')}
      placeholder={t('checkIn.setting.pick.shop')}
      isRequired
      isSearchable
      onSearch={setKeyword}
      isLoading={found.isPending}
      onRetry={retryOf(found)}
      options={[...shops.values()].map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  );
}

export function TemplateField({ value, error, onChange }: Omit<Props, 'layer'>) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(templateOptions, { keyword }, { keepPrevious: true, part: true });
  return (
    <SelectField
      label={t('checkIn.setting.target.template')}
      placeholder={t('checkIn.setting.pick.template')}
      isSearchable
      isClearable
      onSearch={setKeyword}
      isLoading={found.isPending}
      onRetry={retryOf(found)}
      options={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  );
}
