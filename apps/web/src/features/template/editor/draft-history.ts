import type { Draft } from './draft.ts';

/** The draft with what it was before and what was taken back. */
export interface DraftHistory {
  past: readonly Draft[];
  draft: Draft;
  future: readonly Draft[];
  /** When the draft was changed last, ms. */
  changedAt: number;
}

/** Steps that can be taken back. */
const MOST = 100;
/** Letters typed within this time of each other are one step, ms. */
const TYPING_MS = 1_000;

export const begin = (draft: Draft): DraftHistory => ({ past: [], draft, future: [], changedAt: 0 });

/** The draft changed: a step of its own, or the continuation of typing. What was taken back before is gone. */
export function changed(history: DraftHistory, draft: Draft, at: number): DraftHistory {
  if (draft === history.draft) return history;
  const isTyping = at - history.changedAt < TYPING_MS && history.past.length > 0 && hasSameShape(history.draft, draft);
  const past = isTyping ? history.past : [...history.past, history.draft].slice(-MOST);
  return { past, draft, future: [], changedAt: at };
}

export function undone(history: DraftHistory): DraftHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), draft: before, future: [history.draft, ...history.future], changedAt: 0 };
}

export function redone(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.draft], draft: next, future, changedAt: 0 };
}

/** The same categories and items in the same order: only words and settings differ. */
function hasSameShape(one: Draft, other: Draft): boolean {
  if (one.content === other.content) return true;
  const ids = ({ content }: Draft) =>
    content.categories.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  const others = ids(other);
  const own = ids(one);
  return own.length === others.length && own.every((id, index) => id === others[index]);
}
