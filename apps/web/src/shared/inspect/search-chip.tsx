import { memberOptions } from '@rondo/contract/member-options';
import { shopOptions } from '@rondo/contract/shop-options';
import { useCall } from '../http/query.ts';
import { FoundChip } from './found-chip.tsx';

interface Props {
  kind: 'shop' | 'member';
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A filter by stores or by people. */
export function SearchChip({ kind, ...chip }: Props) {
  return <FoundChip {...chip} useFound={kind === 'shop' ? useShops : usePeople} />;
}

type Asked = { keyword: string } | { ids: string[] };

/** Names by words or by ids; both endpoints answer at most 50. */
const useShops = (asked: Asked, isWanted: boolean) =>
  useCall(shopOptions, asked, { enabled: isWanted, keepPrevious: true }).data ?? [];
const usePeople = (asked: Asked, isWanted: boolean) =>
  useCall(memberOptions, asked, { enabled: isWanted, keepPrevious: true }).data ?? [];
