import { emptyAnswer } from '@rondo/domain/answer';
import { score } from '@rondo/domain/scoring/score';
import { DEFAULT_SCORING, SCORING_METHODS, type ScoringSettings } from '@rondo/domain/scoring/settings';
import { newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { expect, it } from 'vitest';
import { linesOf } from './equation.ts';

const content: TemplateContent = {
  categories: ['a', 'b'].map((id) => ({
    id,
    name: id,
    parentId: null,
    weightPercent: 50,
    items: [1, 2, 3].map((n) => ({
      ...newCheckItem(`${id}${n}`, `${id}${n}`),
      severity: id === 'a' && n === 1 ? ('red_line' as const) : ('normal' as const),
    })),
  })),
};
const answers = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((id) => ({
  ...emptyAnswer(id),
  value: id === 'a1' || id === 'b2' ? 'fail' : 'pass',
}));
const cases = SCORING_METHODS.flatMap((method) =>
  (['flag', 'fail', 'zero', 'cap'] as const).map(
    (redLinePolicy): ScoringSettings => ({ ...DEFAULT_SCORING, method, redLinePolicy }),
  ),
);

it.each(cases)('ends in the score: $method with $redLinePolicy', (settings) => {
  const { tree, score: total } = score(content, settings, answers);
  if (!tree) throw new Error('was not evaluated');
  expect(linesOf(tree).at(-1)).toMatchObject({ sign: '=', amount: total });
});

it('adds the terms up to the sum under them', () => {
  const { tree } = score(content, DEFAULT_SCORING, answers);
  if (!tree) throw new Error('was not evaluated');
  const lines = linesOf(tree);
  const terms = lines.filter((line) => line.sign === '+');
  expect(terms.map((line) => line.amount)).toEqual([10, 10]);
  expect(terms.flatMap((line) => line.items.map((item) => item.amount))).toEqual([0, 5, 5, 5, 0, 5]);
  expect(lines.at(-1)?.amount).toBe(20);
});
