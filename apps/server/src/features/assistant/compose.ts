import { LIMIT } from '@rondo/domain/limit';
import type { Asking, Part } from './asking.ts';
import { chooseFigure } from './choose-figure.ts';
import { explainPage } from './explain-page.ts';
import { figureAnswer } from './figures.ts';
import { nothing, phrased, quoted } from './phrase.ts';
import { promptOf } from './prompt.ts';
import { citationOf, type Given, isStillReading, retrieve } from './retrieve.ts';

/** The parts of an answer. Throws `ModelFailure` where the model fails; what came until then stands. */
export async function* compose(asking: Asking): AsyncGenerator<Part> {
  const { answering, question, page, scopeId } = asking;
  if (page !== null) return yield* explainPage(asking, page);
  // Figures are the asker's own: nobody asks for those of others by "answer as". Who asks a folder or a file asks for what stands in it.
  const figure = answering.as === null && scopeId === null ? await chooseFigure(asking, question) : null;
  if (figure !== null) {
    const { text, page: shownOn } = await figureAnswer(asking, figure);
    yield { kind: 'found', basis: 'figures', citations: shownOn === null ? [] : [shownOn] };
    yield { kind: 'text', text: shownOn === null ? text : `${text}[${shownOn.number}]` };
    return;
  }
  yield* fromPassages(asking);
}

async function* fromPassages(asking: Asking): AsyncGenerator<Part> {
  const { db, answering, question, before, scopeId, model, signal, now } = asking;
  const searched = before === null ? question : `${before} ${question}`;
  const isReading = () => isStillReading(db, answering.eyes, { scopeId, since: now });
  const given = await retrieve(db, answering.eyes, searched, { scopeId, model, signal });
  if (given.length === 0) return yield* nothing(asking, await isReading());
  if (model === null) return yield* quotations(given);
  yield { kind: 'found', basis: 'model', citations: given.map(citationOf) };
  yield* phrased(asking, model, promptOf(question, before, given), { count: given.length, isReading });
}

/** The best passages as they stand, each with its citation: the answer where no model phrases one. */
async function* quotations(given: readonly Given[]): AsyncGenerator<Part> {
  const citations = given.slice(0, LIMIT.assistant.quotes).map(citationOf);
  yield { kind: 'found', basis: 'quotes', citations };
  yield { kind: 'text', text: quoted(citations) };
}
