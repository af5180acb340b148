import type { AnswerEvent, Citation } from '@rondo/contract/assistant';
import type { AnswerBasis, AnswerFault, AnswerState } from '@rondo/domain/assistant';
import { ANSWER_STATES, assistantMessageMachine } from '@rondo/domain/assistant';
import { sentencesOf } from '@rondo/domain/assistant/sentences';
import { ModelFailure } from '../../platform/model/language-model.ts';
import type { Asking, Part } from './asking.ts';
import * as q from './assistant.queries.ts';
import { compose } from './compose.ts';
import { quoted } from './phrase.ts';
import type { Running } from './running.ts';

export interface Answered {
  text: string;
  citations: Citation[];
  basis: AnswerBasis;
  fault: AnswerFault | null;
}

interface Writing extends Omit<Asking, 'signal'> {
  written: q.Written;
  meta: Extract<AnswerEvent, { event: 'meta' }>['data'];
  clock: () => Date;
  gone: AbortSignal;
  running: Running;
  /** It ended by itself. */
  onEnd: (answered: Answered) => Promise<void>;
}

/** What came so far is kept this often, ms. */
const KEEP_EVERY_MS = 1_000;

/**
 * Writes an answer: the events of its stream, and its row as it grows. However it ends (the model is done, fails or falls silent, the
 * reader stops it or goes away), what came until then is kept.
 */
export async function* writeAnswer(writing: Writing): AsyncGenerator<AnswerEvent> {
  const { db, written, clock } = writing;
  const answered: Answered = { text: '', citations: [], basis: 'none', fault: null };
  const stop = writing.running.begin(written.id);
  const signal = AbortSignal.any([stop.signal, writing.gone]);
  let keptAt = clock().getTime();
  let state: AnswerState | null = null;
  try {
    yield { event: 'meta', data: writing.meta };
    try {
      for await (const part of compose({ ...writing, signal })) {
        yield* told(answered, part);
        if (clock().getTime() - keptAt >= KEEP_EVERY_MS) {
          keptAt = clock().getTime();
          // Stopped by a call that another process answered, or asked for anew.
          if (!(await q.keepText(db, written, answered.text, clock()).executeTakeFirst())) stop.abort();
        }
        if (signal.aborted) break;
      }
    } catch (error) {
      answered.fault = faultOf(error, signal);
      if (answered.fault !== null && !signal.aborted) yield* failed(answered);
    }
    state = await ended(writing, answered, signal);
    if (state === assistantMessageMachine.after('streaming', 'finish')) await writing.onEnd(answered);
    yield { event: 'citations', data: { citations: citedOf(answered) } };
    yield { event: 'done', data: { state, basis: answered.basis } };
  } finally {
    // Whoever read it went away in the middle of an event.
    if (state === null)
      await ended(
        writing,
        { ...answered, fault: answered.fault ?? (writing.gone.aborted ? 'gone' : 'broken') },
        AbortSignal.abort(),
      );
    writing.running.end(written.id, stop);
  }
}

function* told(answered: Answered, part: Part): Generator<AnswerEvent> {
  if (part.kind === 'found') {
    Object.assign(answered, { basis: part.basis, citations: part.citations });
    yield { event: 'passages', data: { citations: part.citations } };
    return;
  }
  answered.text += part.text;
  yield { event: 'text', data: { text: part.text } };
}

/** The model failed. Before its first word the passages that were found are quoted in its place. */
function* failed(answered: Answered): Generator<AnswerEvent> {
  const { fault, text, basis, citations } = answered;
  if (fault !== null) yield { event: 'error', data: { fault } };
  if (text.trim() !== '' || citations.length === 0) return;
  answered.basis = basis === 'model' ? 'quotes' : basis;
  answered.text = quoted(citations);
  yield { event: 'text', data: { text: answered.text } };
}

/** Null: it was ended on purpose, or because nobody reads it any more. Throws what is no fault of the model. */
function faultOf(error: unknown, signal: AbortSignal): AnswerFault | null {
  if (error instanceof ModelFailure) return error.fault;
  if (signal.aborted) return null;
  throw error;
}

/** Writes the end into the row; what state it is in then. */
async function ended(
  { db, written, gone, clock }: Writing,
  answered: Answered,
  signal: AbortSignal,
): Promise<AnswerState> {
  const isCut = signal.aborted || answered.fault !== null;
  const act = !isCut ? 'finish' : answered.text === '' && answered.fault !== null && !signal.aborted ? 'fail' : 'cut';
  const state = assistantMessageMachine.after('streaming', act) ?? 'failed';
  const fault = answered.fault ?? (gone.aborted ? 'gone' : null);
  const kept = {
    answer: answered.text,
    citations: answered.citations,
    basis: answered.basis,
    fault,
    state,
    at: clock(),
  };
  const row = await q.end(db, written, kept).executeTakeFirst();
  return ANSWER_STATES.find((one) => one === row?.state) ?? 'stopped';
}

/** Of what was found that on which the answer rests. */
export function citedOf({ text, citations, basis }: Pick<Answered, 'text' | 'citations' | 'basis'>): Citation[] {
  if (basis !== 'model' && basis !== 'help') return citations;
  const all = new Set(citations.map(({ number }) => number));
  const cited = new Set(sentencesOf(text, all).flatMap((sentence) => sentence.citations));
  return citations.filter(({ number }) => cited.has(number));
}
