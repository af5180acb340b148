import { preferenceApi } from '@rondo/contract/session';
import { useMemo } from 'react';
import { z } from 'zod';
import { call } from '../http/http.ts';
import { useCall } from '../http/query.ts';
import type { LayoutStorage } from '../ui/list/column.ts';

const layout = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });

/**
 * Where a list keeps its columns: with the member, so that they follow to another browser. `null` until it is known: a
 * list waits for it, or its columns would jump.
 */
export function useStoredColumns(list: string): LayoutStorage | null {
  const key = `columns.${list}`;
  const { data, isPending } = useCall(preferenceApi.get, { key }, { hideErrors: true });
  return useMemo(() => {
    if (isPending) return null;
    const known = layout.safeParse(data?.value);
    return {
      load: () => (known.success ? known.data : null),
      save: (next) => {
        // A choice that could not be kept is still in force on this page.
        call(preferenceApi.put, { key, value: next }).catch((cause: unknown) =>
          console.warn('columns not kept', cause),
        );
      },
    };
  }, [data, isPending, key]);
}
