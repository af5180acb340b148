import type { assistantApi, Citation } from '@rondo/contract/assistant';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import type { AnswerBasis } from '@rondo/domain/assistant';
import type { Language } from '@rondo/messages';
import type { Db } from '../../platform/db/company-db.ts';
import type { StreamWire } from '../../platform/http/binding.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import type { Answering } from './as-whom.ts';

/** A page that is to be explained, with the articles of the help centre that it has. */
export type HelpPage = NonNullable<Parsed<typeof assistantApi.ask>['page']>;

/** What an answer is made from. */
export interface Asking {
  db: Db;
  actor: Actor;
  language: Language;
  now: Date;
  ask: StreamWire['ask'];
  model: LanguageModel | null;
  answering: Answering;
  question: string;
  /** What was asked before, where the question is too short to be understood by itself. */
  before: string | null;
  scopeId: string | null;
  page: HelpPage | null;
  /** Ends the answer. */
  signal: AbortSignal;
}

/** An answer as it comes into being: first what it rests on, then its text. A later `found` takes the place of the one before. */
export type Part = { kind: 'found'; basis: AnswerBasis; citations: Citation[] } | { kind: 'text'; text: string };
