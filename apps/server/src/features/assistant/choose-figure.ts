import {
  asksForFigures,
  FIGURE_PERIODS,
  FIGURES,
  type FigureQuestion,
  figureQuestion,
} from '@rondo/domain/assistant/figure-question';
import { z } from 'zod';
import { type LanguageModel, ModelFailure } from '../../platform/model/language-model.ts';

const RULES = `Choose what a question of the staff of a chain of stores asks for. Answer with JSON alone:
{"figure": one of ${JSON.stringify(FIGURES)} or null, "period": one of ${JSON.stringify(FIGURE_PERIODS)}}.
"tasks": how many tasks wait for the asker. "overdue_rectifications": corrections that are late. "red_lines": stores that failed
red lines. "best_shops", "worst_shops": stores by average score. null: anything else, rules and instructions above all.`;

const choice = z.object({ figure: z.enum(FIGURES).nullable(), period: z.enum(FIGURE_PERIODS).default('last_30_days') });
const MOST_TOKENS = 60;

/**
 * Which figure a question asks for; null: none. Rules decide where they can. Else a model chooses a name from the list, and nothing but
 * that: it runs nothing, and what it says otherwise counts for nothing.
 */
export async function chooseFigure(
  model: LanguageModel | null,
  question: string,
  signal: AbortSignal,
): Promise<FigureQuestion | null> {
  const byRule = figureQuestion(question);
  if (byRule !== null || model === null || !asksForFigures(question)) return byRule;
  try {
    let said = '';
    const messages = [
      { role: 'system', content: RULES },
      { role: 'user', content: question },
    ] as const;
    for await (const piece of model.answer({ messages, signal, maxTokens: MOST_TOKENS, isJson: true })) said += piece;
    const { figure, period } = choice.parse(JSON.parse(said));
    return figure === null ? null : { figure, period };
  } catch (error) {
    // A model that does not choose leaves the question to the knowledge base; that it is ill is told when it should phrase the answer.
    if (error instanceof ModelFailure || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
