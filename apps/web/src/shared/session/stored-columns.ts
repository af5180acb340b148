import { preferenceApi } from '@rondo/contract/session';
import { useMemo } from 'react';
import { z } from 'zod';
import { call } from '../http/http.ts';
import { keyOf, queryClient, useCall } from '../http/query.ts';
import type { ColumnLayout, LayoutStorage } from '../ui/list/column.ts';

const layout = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });

/**
 * Where a list keeps its columns: with the member, so that they follow to another browser. `null` until it is known: a
 * list waits for it, or its columns would jump. Those of all lists come in one answer, before the first list is there.
 */
export function useStoredColumns(list: string): LayoutStorage | null {
  const { data, isPending } = useCall(preferenceApi.columns, {}, { hideErrors: true });
  const value = data?.[list];
  return useMemo(() => {
    if (isPending) return null;
    const known = layout.safeParse(value);
    return {
      load: () => (known.success ? known.data : null),
      save: (next) => keep(list, next),
    };
  }, [value, isPending, list]);
}

/** A choice that could not be kept is still in force until the pages are loaded anew. */
function keep(list: string, next: ColumnLayout): void {
  queryClient.setQueryData(keyOf(preferenceApi.columns, {}), (all: Record<string, unknown> | undefined) => ({
    ...all,
    [list]: next,
  }));
  call(preferenceApi.put, { key: `columns.${list}`, value: next }).catch((cause: unknown) =>
    console.warn('columns not kept', cause),
  );
}
