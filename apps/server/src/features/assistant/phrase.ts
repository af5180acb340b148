import type { Citation } from '@rondo/contract/assistant';
import { sentenceReader } from '@rondo/domain/assistant/sentences';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { LanguageModel, ModelMessage } from '../../platform/model/language-model.ts';
import type { Asking, Part } from './asking.ts';
import { NOT_FOUND } from './prompt.ts';

/** The exact words for "it is not there" (product 19): nothing is guessed. While files are still being read it may yet be found. */
export async function* nothing({ language }: Pick<Asking, 'language'>, isReading: boolean): AsyncGenerator<Part> {
  yield { kind: 'found', basis: isReading ? 'reading' : 'none', citations: [] };
  yield { kind: 'text', text: translate(language, isReading ? 'assistant.stillReading' : 'assistant.notFound') };
}

/** Quotations as a text, for whoever copies them. */
export const quoted = (citations: readonly Citation[]): string =>
  citations.flatMap((one) => (one.kind === 'page' ? [] : `“${one.quote}” [${one.number}]`)).join('\n');

interface Cited {
  /** How many passages it was given. */
  count: number;
  /** Whether what it does not find may still stand in what is being read. */
  isReading: () => Promise<boolean>;
}

/** What the model says, sentence by sentence, with the citations of what it was given and no others. */
export async function* phrased(
  asking: Pick<Asking, 'signal' | 'language'>,
  model: LanguageModel,
  messages: readonly ModelMessage[],
  { count, isReading }: Cited,
): AsyncGenerator<Part> {
  const reader = sentenceReader(new Set(Array.from({ length: count }, (_, index) => index + 1)));
  let said = '';
  const isNothing = (): boolean => NOTHING.test(said.trim());
  try {
    for await (const piece of model.answer({ messages, signal: asking.signal, maxTokens: LIMIT.assistant.tokens })) {
      said += piece;
      const text = reader.push(piece);
      if (text !== '' && !isNothing()) yield { kind: 'text', text };
    }
  } catch (error) {
    // Half a sentence is worth as much as the whole ones before it.
    const rest = reader.flush();
    if (rest.trim() !== '' && !NOTHING_BEGUN.test(said.trim())) yield { kind: 'text', text: rest };
    throw error;
  }
  if (isNothing() || said.trim() === '') return yield* nothing(asking, await isReading());
  yield { kind: 'text', text: reader.flush() };
}

const NOTHING = new RegExp(`^\\W*${NOT_FOUND}\\W*$`);
const NOTHING_BEGUN = /^\W*N(?:O(?:T(?:_[A-Z]*)?)?)?\W*$/;
