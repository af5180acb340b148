import { answerShape } from '@rondo/contract/answer-shape';
import { type Answer, saySame } from '@rondo/domain/answer';
import { carriedItems } from '@rondo/domain/scoring/carried-items';
import type { ItemResult } from '@rondo/domain/scoring/item-result';
import type { Db } from '../../platform/db/company-db.ts';
import type { Answers } from './check-answers.ts';
import { pinnedVersion } from './pinned-version.ts';
import * as q from './record.queries.ts';

/** What a re-inspection of what failed takes over from its base. */
export interface Carried {
  /** By item, each marked with the record in which it was given. */
  answers: ReadonlyMap<string, Answer>;
  /** Items whose answers cannot be taken over: the record in which they were given was voided. */
  voided: ReadonlySet<string>;
}

const NOTHING: Carried = { answers: new Map(), voided: new Set() };

/** Nothing without a base, or when the base belongs to another version of the template. */
export async function carriedFor(
  db: Db,
  companyId: string,
  task: { base_record_id: string | null; template_version_id: string },
): Promise<Carried> {
  if (task.base_record_id === null) return NOTHING;
  const rows = await q.baseItems(db, companyId, task.base_record_id, task.template_version_id).execute();
  const { content } = await pinnedVersion(db, companyId, task.template_version_id);
  const counting = rows.filter((row) => !row.is_void);
  const carried = carriedItems(content, new Map(counting.map((row) => [row.item_id, resultOf(row.result)])));
  return {
    answers: new Map(
      counting
        .filter((row) => carried.has(row.item_id))
        .map((row) => [row.item_id, { ...answerShape.parse(row.answer), carriedFrom: row.from_id }]),
    ),
    voided: new Set(rows.filter((row) => row.is_void).map((row) => row.item_id)),
  };
}

/**
 * The answers with the marks they may have. A mark stays on exactly the answer that was taken over; on any other one it goes, and the
 * answer counts as given now. An answer whose record was voided meanwhile is no answer any more.
 */
export function withMarks(answers: Answers, { answers: carried, voided }: Carried): Answers {
  const kept = Object.entries(answers).flatMap(([itemId, answer]) => {
    if (answer.carriedFrom === null) return [[itemId, answer] as const];
    if (voided.has(itemId)) return [];
    const original = carried.get(itemId);
    const isKept = original?.carriedFrom === answer.carriedFrom && saySame(original, answer);
    return [[itemId, isKept ? answer : { ...answer, carriedFrom: null }] as const];
  });
  return Object.fromEntries(kept);
}

/** Whether any of these answers claims to have been taken over. */
export const claimsMark = (answers: Answers): boolean =>
  Object.values(answers).some((answer) => answer.carriedFrom !== null);

/** The answers that were taken over, or those that were given here. */
export const byMark = (answers: Answers, which: 'carried' | 'given'): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => (answer.carriedFrom === null) === (which === 'given')),
  );

function resultOf(text: string): ItemResult['result'] {
  return text === 'pass' || text === 'fail' || text === 'na' ? text : 'none';
}
