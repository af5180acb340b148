import { type Answer, emptyAnswer } from '@rondo/domain/answer';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { useState } from 'react';
import { endsItem } from './draft/advance.ts';
import { answerOf } from './draft/draft-state.ts';
import { PASS } from './draft/rest-of-section.ts';
import type { Change, Session } from './draft/session.ts';
import { rowsOf } from './failed-first.ts';
import type { Place } from './use-place.ts';

/** What was answered last and can be taken back: one item the page went on from, or the rest of a section. */
export interface Given {
  kind: 'pass' | 'na' | 'done' | 'section' | 'anew';
  /** Name of the item, or of the section. */
  name: string;
  count: number;
  /** Where undoing leads back to. */
  itemId: string;
  before: Change[];
}

/** Answers of the page: one that needs nothing more goes on by itself, and what was given last can be undone. */
export function useAnswering(session: Session, place: Place, doesAdvance: boolean) {
  const [given, setGiven] = useState<Given | null>(null);
  const beforeOf = (item: CheckItem): Change => [item.id, answerOf(session.draft.get(), item.id)];
  const answer = (item: CheckItem, change: Partial<Answer>, stays = false) => {
    const before = beforeOf(item);
    session.answer(item.id, change);
    if (stays || !doesAdvance || !endsItem(item, answerOf(session.draft.get(), item.id), change)) return;
    setGiven({ kind: kindOf(change), name: item.name, count: 1, itemId: item.id, before: [before] });
    place.onward(rowsOf(session.sheet, session.draft.get().answers));
  };
  /** From the contents: the page stays where it is. */
  const answerInPlace = (item: CheckItem, change: Partial<Answer>) => session.answer(item.id, change);
  const passAll = (items: readonly CheckItem[], section: string) => {
    const [first] = items;
    if (!first) return;
    const before = items.map(beforeOf);
    session.answerAll(items.map((item) => [item.id, PASS]));
    setGiven({ kind: 'section', name: section, count: items.length, itemId: first.id, before });
  };
  /** An answer that was carried over is given here instead: it starts empty. */
  const answerAnew = (item: CheckItem) => {
    const before = beforeOf(item);
    session.answer(item.id, emptyAnswer(item.id));
    setGiven({ kind: 'anew', name: item.name, count: 1, itemId: item.id, before: [before] });
  };
  const undo = () => {
    if (!given) return;
    session.answerAll(given.before);
    setGiven(null);
    if (given.kind !== 'section') place.go(given.itemId);
  };
  /** Going somewhere by hand ends the chance to undo. */
  const forget = () => setGiven(null);
  return { given, answer, answerInPlace, answerAnew, passAll, undo, forget };
}

function kindOf(change: Partial<Answer>): Given['kind'] {
  if (change.na) return 'na';
  return change.value === 'pass' ? 'pass' : 'done';
}
