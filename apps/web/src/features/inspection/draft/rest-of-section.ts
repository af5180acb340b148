import type { Answer } from '@rondo/domain/answer';
import { isAnswered } from '@rondo/domain/scoring/shown';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { endsItem } from './advance.ts';
import type { DraftState } from './draft-state.ts';
import { askedHere, type ItemRow } from './item-rows.ts';

export const PASS = { value: 'pass', na: false, deductionIds: [] } satisfies Partial<Answer>;

/** The unanswered items of a section: those that a pass alone completes, and those that have to be looked at one by one. */
export interface RestOfSection {
  passing: CheckItem[];
  left: CheckItem[];
}

export function restOfSection(
  rows: readonly ItemRow[],
  categoryId: string,
  answers: DraftState['answers'],
): RestOfSection {
  const open = askedHere(rows).flatMap(({ item, categoryId: own }) =>
    own === categoryId && !isAnswered(item, answers[item.id] ?? null) ? [item] : [],
  );
  const passes = (item: CheckItem) => item.answer === 'pass_fail' && endsItem(item, answers[item.id] ?? null, PASS);
  return { passing: open.filter(passes), left: open.filter((item) => !passes(item)) };
}
