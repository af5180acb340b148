import type { RectificationState } from '@rondo/domain/rectification';
import { useSearchParams } from 'react-router';

/** How the rows are shown: one below the other, or by status. */
export const RECTIFICATION_VIEWS = ['list', 'board'] as const;
type RectificationView = (typeof RECTIFICATION_VIEWS)[number];

/** The view, kept in the address beside the filters. */
export function useRectificationView() {
  const [query, setQuery] = useSearchParams();
  const view: RectificationView = query.get('view') === 'board' ? 'board' : 'list';
  const show = (to: RectificationView, state: RectificationState | null) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      for (const name of ['view', 'open', 'page']) next.delete(name);
      if (to === 'board') next.set('view', to);
      if (state !== null) next.set('state', state);
      return next;
    });
  return {
    view,
    setView: (to: RectificationView) => show(to, null),
    /** The list of one status alone. */
    openState: (state: RectificationState) => show('list', state),
  };
}
