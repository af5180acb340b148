import { type AssistantAnswer, type AssistantSession, type Citation, citationList } from '@rondo/contract/assistant';
import {
  ALL_THUMB_REASONS,
  ANSWER_BASES,
  ANSWER_FAULTS,
  ANSWER_STATES,
  assistantMessageMachine,
  THUMBS,
} from '@rondo/domain/assistant';
import { sentencesOf, written } from '@rondo/domain/assistant/sentences';
import { LIMIT } from '@rondo/domain/limit';
import type { MessageRow } from './assistant.queries.ts';
import { quoted } from './phrase.ts';
import { citedOf } from './write-answer.ts';

interface SessionRow {
  id: string;
  title: string;
  created_at: Date;
  updated_at: Date;
  turns: number;
}

export const presentSession = (row: SessionRow): AssistantSession => ({
  ...{ id: row.id, title: row.title, turns: row.turns },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** What an answer rests on, out of its row. */
export const citationsOf = (row: Pick<MessageRow, 'citations'>): Citation[] => citationList.parse(row.citations);

export interface Shown {
  /** Nodes that the reader may see now. */
  nodes: ReadonlySet<string>;
  scopeOf: (id: string | null) => { id: string; name: string } | null;
  asOf: (row: MessageRow) => AssistantAnswer['as'];
  now: Date;
}

/** An answer for its asker, without what rests on something that they may no longer open. */
export function presentAnswer(row: MessageRow, { nodes, scopeOf, asOf, now }: Shown): AssistantAnswer {
  const { answer, citations, isCut } = cutHidden(row, nodes);
  return {
    ...{ id: row.id, sessionId: row.session_id, question: row.question, answer, citations, isCut },
    state: stateOf(row, now),
    basis: ANSWER_BASES.find((one) => one === row.basis) ?? 'none',
    fault: ANSWER_FAULTS.find((one) => one === row.fault) ?? null,
    ...{ scope: scopeOf(row.scope_id), as: asOf(row) },
    thumb: THUMBS.find((one) => one === row.thumb) ?? null,
    reason: ALL_THUMB_REASONS.find((one) => one === row.reason) ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** One that is still being written, as the row says, and not heard of for long, ended with its process. */
export function stateOf(row: Pick<MessageRow, 'state' | 'updated_at'>, now: Date): AssistantAnswer['state'] {
  const state = ANSWER_STATES.find((one) => one === row.state) ?? 'failed';
  const isLost = now.getTime() - row.updated_at.getTime() > LIMIT.assistant.lostMs;
  return (isLost ? assistantMessageMachine.after(state, 'cut') : null) ?? state;
}

/**
 * The answer as far as the reader may still open what it was made of. Where something of that is hidden now, only the sentences stay that
 * cite what is not: one without a citation may come from anything.
 */
function cutHidden(
  row: MessageRow,
  nodes: ReadonlySet<string>,
): Pick<AssistantAnswer, 'answer' | 'citations' | 'isCut'> {
  const all = citationsOf(row);
  const basis = ANSWER_BASES.find((one) => one === row.basis) ?? 'none';
  const shown = all.filter((one) => one.kind !== 'passage' || nodes.has(one.nodeId));
  if (shown.length === all.length)
    return { answer: row.answer, citations: citedOf({ text: row.answer, citations: all, basis }), isCut: false };
  if (basis === 'quotes') return { answer: quoted(shown), citations: shown, isCut: true };
  const numbers = new Set(shown.map(({ number }) => number));
  const given = new Set(all.map(({ number }) => number));
  const kept = sentencesOf(row.answer, given)
    .filter(({ citations }) => citations.length > 0 && citations.every((number) => numbers.has(number)))
    .map(written)
    .join('');
  return { answer: kept, citations: citedOf({ text: kept, citations: shown, basis }), isCut: true };
}
