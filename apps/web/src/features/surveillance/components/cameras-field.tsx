import { surveillanceApi } from '@rondo/contract/surveillance';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import type { FieldFrame } from '../../../shared/ui/form/field.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { useShownCameras } from './use-shown-cameras.ts';

type Props = FieldFrame & { value: readonly string[]; onChange: (ids: readonly string[]) => void };

/** Choosing cameras; the search is the server's. */
export function CamerasField({ value, onChange, ...frame }: Props) {
  const [keyword, setKeyword] = useState('');
  const found = useCall(surveillanceApi.cameras, { keyword, size: 50 }, { keepPrevious: true, part: true });
  const { byId: chosen } = useShownCameras(value);
  const cameras = new Map([...chosen, ...(found.data?.list ?? []).map((camera) => [camera.id, camera] as const)]);
  return (
    <MultiSelectField
      {...frame}
      value={value}
      onChange={onChange}
      options={[...cameras.values()].map(({ id, name, shop }) => ({ value: id, label: `${shop.name} ${name}` }))}
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      isSearchable
      onSearch={setKeyword}
    />
  );
}
