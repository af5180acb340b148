import type { FlowDashboardFilters, FlowWidget } from '@rondo/contract/flow-widget';
import { arranged } from '@rondo/domain/flow-grid';
import { useCallback, useState } from 'react';

/** What the editor changes: the widgets, and what all of them are asked. */
interface Draft {
  filters: FlowDashboardFilters;
  widgets: FlowWidget[];
}

interface Past {
  before: readonly Draft[];
  now: Draft;
  after: readonly Draft[];
}

/** Steps that can be taken back. */
const STEPS = 50;

/** The dashboard as it is being edited, step by step. */
export function useEditor(saved: Draft) {
  const [past, setPast] = useState<Past>({ before: [], now: saved, after: [] });
  const change = useCallback((next: (draft: Draft) => Draft) => {
    setPast(({ before, now }) => ({ before: [...before, now].slice(-STEPS), now: next(now), after: [] }));
  }, []);
  const undo = useCallback(() => {
    setPast((past) => {
      const last = past.before.at(-1);
      return last ? { before: past.before.slice(0, -1), now: last, after: [past.now, ...past.after] } : past;
    });
  }, []);
  const redo = useCallback(() => {
    setPast((past) => {
      const [next, ...after] = past.after;
      return next ? { before: [...past.before, past.now], now: next, after } : past;
    });
  }, []);
  const setWidgets = useCallback(
    (next: (widgets: FlowWidget[]) => FlowWidget[], movedKey?: string) =>
      change((draft) => ({ ...draft, widgets: arranged(next(draft.widgets), movedKey) })),
    [change],
  );
  return {
    draft: past.now,
    isChanged: JSON.stringify(past.now) !== JSON.stringify(saved),
    setWidgets,
    setFilters: (filters: FlowDashboardFilters) => change((draft) => ({ ...draft, filters })),
    undo: past.before.length > 0 ? undo : null,
    redo: past.after.length > 0 ? redo : null,
    /** Everything as it was saved. */
    reset: (to: Draft) => setPast({ before: [], now: to, after: [] }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
