import type { FlowWidget } from '@rondo/contract/flow-widget';
import { arranged } from '@rondo/domain/flow-grid';
import { useCallback, useState } from 'react';
import type { Content } from './conflict-draft.ts';

interface Past {
  /** As it was saved. */
  saved: Content;
  before: readonly Content[];
  now: Content;
  after: readonly Content[];
}

/** Steps that can be taken back. */
const STEPS = 50;

const contentOf = ({ filters, widgets }: Content): Content => ({ filters, widgets });

/** The dashboard as it is being edited, step by step; what others save meanwhile does not touch it. */
export function useEditor(start: Content) {
  const [past, setPast] = useState<Past>(() => {
    const saved = contentOf(start);
    return { saved, before: [], now: saved, after: [] };
  });
  const setWidgets = useCallback((next: (widgets: FlowWidget[]) => FlowWidget[], movedKey?: string) => {
    setPast(({ saved, before, now }) => {
      const changed = { ...now, widgets: arranged(next(now.widgets), movedKey) };
      return { saved, before: [...before, now].slice(-STEPS), now: changed, after: [] };
    });
  }, []);
  const undo = useCallback(() => {
    setPast((past) => {
      const last = past.before.at(-1);
      return last ? { ...past, before: past.before.slice(0, -1), now: last, after: [past.now, ...past.after] } : past;
    });
  }, []);
  const redo = useCallback(() => {
    setPast((past) => {
      const [next, ...after] = past.after;
      return next ? { ...past, before: [...past.before, past.now], now: next, after } : past;
    });
  }, []);
  const { saved, now } = past;
  return {
    draft: now,
    isChanged: JSON.stringify(now) !== JSON.stringify(saved),
    setWidgets,
    undo: past.before.length > 0 ? undo : null,
    redo: past.after.length > 0 ? redo : null,
    /** Everything as it was saved. */
    reset: (to: Content) => {
      const content = contentOf(to);
      setPast({ saved: content, before: [], now: content, after: [] });
    },
    /** This was saved; what was changed since then is not. */
    saved: (content: Content) =>
      setPast(({ before, now, after }) => {
        const same = (one: Content) => ({ ...one, filters: content.filters });
        return { saved: contentOf(content), before: before.map(same), now: same(now), after: after.map(same) };
      }),
    /** Goes on from what somebody else saved, with what is to be saved over it. */
    goOn: (from: Content, next: Content) => setPast({ saved: contentOf(from), before: [], now: next, after: [] }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
