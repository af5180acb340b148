import { useSearchParams } from 'react-router';
import { useListParams } from '../../shared/ui/list/use-list-params.ts';
import { FILTERS, setOf } from './list-input.ts';

/** Where the reader is, all of it in the address: the list or folder, what is looked for, the shape of the rows. */
export function usePlace() {
  const params = useListParams({ filters: FILTERS });
  const [query, setQuery] = useSearchParams();
  const set = setOf(params);
  const view = query.get('view') === 'grid' ? 'grid' : 'list';
  return {
    params,
    set,
    folderId: set === null ? query.get('folder') : null,
    view,
    setView: (next: 'list' | 'grid') => {
      const changed = new URLSearchParams(window.location.search);
      if (next === 'grid') changed.set('view', next);
      else changed.delete('view');
      setQuery(changed, { replace: true });
    },
  } as const;
}
export type Place = ReturnType<typeof usePlace>;
