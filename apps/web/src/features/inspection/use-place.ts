import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { gapsOf, nextGap, nextOpen, wasWalked } from './draft/gap.ts';
import { askedHere, type ItemRow } from './draft/item-rows.ts';

const VIEWS = ['item', 'contents', 'review'] as const;
export type View = (typeof VIEWS)[number];

/** What the button that goes on leads to, and how many gaps other than this item are left. */
export type Onward = { to: 'item' | 'review'; gaps: 0 } | { to: 'gap'; gaps: number };

export type Place = ReturnType<typeof usePlace>;

/**
 * Which item is shown, and whether the contents or the review are shown instead: the phone's back button leaves those.
 * The first time the way goes through the items that are still open; once its end was seen it goes from gap to gap. What was
 * answered with the rest of its section, or carried over, is not on the way: it is reached from the contents.
 */
export function usePlace(rows: readonly ItemRow[]) {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'item';
  const [at, setAt] = useState(() => params.get('item') ?? firstOf(rows)?.item.id ?? '');
  const [hasSeenEnd, setSeenEnd] = useState(() => view === 'review' || wasWalked(askedHere(rows)));
  const index = indexOf(rows, at);
  const show = (next: View) => {
    if (next === 'review') setSeenEnd(true);
    if (next === view) return;
    const changed = new URLSearchParams(params);
    if (next === 'item') changed.delete('view');
    else changed.set('view', next);
    setParams(changed, { replace: view !== 'item' });
  };
  const go = (itemId: string) => {
    setAt(itemId);
    show('item');
  };
  const goOrReview = (row: ItemRow | undefined) => (row ? go(row.item.id) : show('review'));
  const before = askedHere(rows.slice(0, Math.max(0, index))).at(-1);
  const previous = () => goOrReview(before ?? rows[index]);
  const toGap = (now = rows) => {
    setSeenEnd(true);
    goOrReview(nextGap(now, indexOf(now, at)));
  };
  /** `now`: the rows after an answer that was given this moment; it may have brought or taken follow-ups. */
  const onward = (now = rows) => (hasSeenEnd ? toGap(now) : goOrReview(nextOpen(now, indexOf(now, at))));
  return {
    view,
    row: rows[index],
    /** Among the items that are asked here; -1 for one whose answer was carried over. */
    index: askedHere(rows).findIndex((row) => row.item.id === rows[index]?.item.id),
    total: askedHere(rows).length,
    isFirst: before === undefined,
    leadsTo: leadsTo(rows, index, hasSeenEnd),
    show,
    go,
    previous,
    following: () => goOrReview(following(rows, index)),
    onward,
    toGap,
  };
}

/** Where an inspection is taken up again: what nobody has answered comes before what only lacks a photo or a note. */
const firstOf = (rows: readonly ItemRow[]) =>
  rows.find((row) => row.isMissing && row.mark === 'open') ?? gapsOf(rows)[0] ?? askedHere(rows)[0];

/** The next item that is asked here. */
const following = (rows: readonly ItemRow[], index: number): ItemRow | undefined => askedHere(rows.slice(index + 1))[0];

const indexOf = (rows: readonly ItemRow[], itemId: string) =>
  Math.max(
    0,
    rows.findIndex((row) => row.item.id === itemId),
  );

function leadsTo(rows: readonly ItemRow[], index: number, hasSeenEnd: boolean): Onward {
  if (!hasSeenEnd) return { to: nextOpen(rows, index) ? 'item' : 'review', gaps: 0 };
  const gaps = gapsOf(rows).filter((row) => row !== rows[index]).length;
  return gaps > 0 ? { to: 'gap', gaps } : { to: 'review', gaps: 0 };
}
