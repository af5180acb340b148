import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { toast } from '../../shared/ui/toast.ts';

/** Pictures that are ticked, in the order they were; at most as many as one act takes. */
export function useSelection() {
  const t = useT();
  const [ids, setIds] = useState<readonly string[]>([]);
  const set = (some: readonly string[], isOn: boolean) => {
    const rest = ids.filter((id) => !some.includes(id));
    const next = isOn ? [...rest, ...some] : rest;
    if (next.length > LIMIT.album.select) toast.warn(t('album.selectMost', { max: LIMIT.album.select }));
    setIds(next.slice(0, LIMIT.album.select));
  };
  return { ids, has: (id: string) => ids.includes(id), set, clear: () => setIds([]) };
}
export type Selection = ReturnType<typeof useSelection>;
