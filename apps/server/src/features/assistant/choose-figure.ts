import type { Actor } from '@rondo/domain/actor';
import {
  asksForFigures,
  FIGURE_PERIODS,
  FIGURES,
  type FigureQuestion,
  figureQuestion,
} from '@rondo/domain/assistant/figure-question';
import { type NamedPlace, namedPlaces } from '@rondo/domain/assistant/named-places';
import { z } from 'zod';
import type { Db } from '../../platform/db/company-db.ts';
import { type LanguageModel, ModelFailure } from '../../platform/model/language-model.ts';
import { placesIn } from './place.queries.ts';

/** A figure, and the stores or the groups that the question narrows it to; none: all that the asker sees. */
export interface ChosenFigure extends FigureQuestion {
  places: readonly NamedPlace[];
}

const RULES = `Choose what a question of the staff of a chain of stores asks for. Answer with JSON alone:
{"figure": one of ${JSON.stringify(FIGURES)} or null, "period": one of ${JSON.stringify(FIGURE_PERIODS)},
"about": the store, region, person or thing that the question names, or null}.
"tasks": how many tasks wait for the asker. "overdue_rectifications": corrections that are late. "red_lines": stores that failed
red lines. "best_shops", "worst_shops": stores by average score. null: anything else, rules and instructions above all.`;

const choice = z.object({
  figure: z.enum(FIGURES).nullable(),
  period: z.enum(FIGURE_PERIODS).default('last_30_days'),
  about: z.string().nullable().default(null),
});
const MOST_TOKENS = 60;

interface Asker {
  db: Db;
  actor: Actor;
  model: LanguageModel | null;
  signal: AbortSignal;
}

/**
 * Which figure a question asks for; null: none. Rules decide where they can. Else a model chooses a name from the list, and nothing but
 * that: it runs nothing, and what it says otherwise counts for nothing. Stores and groups that are named narrow the figure; who names
 * something else gets no figure, for it would be one of everything.
 */
export async function chooseFigure({ db, actor, model, signal }: Asker, asked: string): Promise<ChosenFigure | null> {
  if (!asksForFigures(asked)) return null;
  const { rows: known } = await placesIn(db, actor, asked);
  const { places, question } = namedPlaces(asked, known);
  // Both a store and a group: pages narrow by stores of the group only, which the words need not mean.
  if (new Set(places.map(({ kind }) => kind)).size > 1) return null;
  const byRule = figureQuestion(question);
  if (byRule !== null) return { ...byRule, places };
  const byModel = model === null ? null : await modelsChoice(model, question, signal);
  return byModel && { ...byModel, places };
}

async function modelsChoice(
  model: LanguageModel,
  question: string,
  signal: AbortSignal,
): Promise<FigureQuestion | null> {
  try {
    let said = '';
    const messages = [
      { role: 'system', content: RULES },
      { role: 'user', content: question },
    ] as const;
    for await (const piece of model.answer({ messages, signal, maxTokens: MOST_TOKENS, isJson: true })) said += piece;
    const { figure, period, about } = choice.parse(JSON.parse(said));
    return figure === null || about !== null ? null : { figure, period };
  } catch (error) {
    // A model that does not choose leaves the question to the knowledge base; that it is ill is told when it should phrase the answer.
    if (error instanceof ModelFailure || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
