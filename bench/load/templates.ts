import { type Answer, emptyAnswer } from '@rondo/domain/answer';
import { itemResult } from '@rondo/domain/scoring/item-result';
import { score } from '@rondo/domain/scoring/score';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { type CheckItem, newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { idOf, KIND } from './ids.ts';

/** Templates of five items; the one after them has forty. */
export const SHORT_TEMPLATES = 9;
export const LONG_TEMPLATE = SHORT_TEMPLATES + 1;
export const ITEMS_OF_LONG = 40;
const ITEMS_OF_SHORT = 5;
const CATEGORY = 'Kitchen';

/** Which items fail: none in pattern 0, then single ones and pairs. */
const PATTERNS: readonly (readonly number[])[] = [[], [0], [1], [2], [3], [4], [0, 1], [2, 3]];

export interface LoadTemplate {
  no: number;
  id: string;
  versionId: string;
  name: string;
  content: TemplateContent;
  items: CheckItem[];
}

export function templatesOf(company: number, beganMs: number): LoadTemplate[] {
  return Array.from({ length: LONG_TEMPLATE }, (_, i) => {
    const no = i + 1;
    const items = itemsOf(company, beganMs, no);
    const categoryId = idOf(beganMs, company, KIND.category, no);
    return {
      no,
      id: idOf(beganMs, company, KIND.template, no),
      versionId: idOf(beganMs, company, KIND.version, no),
      name: no === LONG_TEMPLATE ? 'Full audit' : `Check list ${no}`,
      content: { categories: [{ id: categoryId, name: CATEGORY, parentId: null, weightPercent: null, items }] },
      items,
    };
  });
}

function itemsOf(company: number, beganMs: number, no: number): CheckItem[] {
  return Array.from({ length: no === LONG_TEMPLATE ? ITEMS_OF_LONG : ITEMS_OF_SHORT }, (_, sort) => ({
    ...newCheckItem(idOf(beganMs, company, KIND.item, no * 100 + sort), `Check ${no}.${sort + 1}`),
    code: `C${no}-${sort + 1}`,
    standard: 'Clean, dry and in good repair; nothing stored on the floor.',
    severity: sort === 4 ? ('major' as const) : ('normal' as const),
  }));
}

/** Answers to every item of a template: those of the pattern fail. */
export function answersFor(items: readonly CheckItem[], pattern: number): Answer[] {
  const failing = PATTERNS[pattern] ?? [];
  return items.map((item, sort) => ({ ...emptyAnswer(item.id), value: failing.includes(sort) ? 'fail' : 'pass' }));
}

/** What each pattern of answers comes to, by the product's own rules: a row a template and pattern, and a row an item of it. */
export function scored(templates: readonly LoadTemplate[]) {
  const outcomes = templates.flatMap((t) =>
    PATTERNS.map((_, pattern) => {
      const outcome = score(t.content, DEFAULT_SCORING, answersFor(t.items, pattern));
      const rank = outcome.level ? DEFAULT_SCORING.levels.findIndex((l) => l.key === outcome.level?.key) : null;
      return {
        template: t.no,
        pattern,
        template_id: t.id,
        version_id: t.versionId,
        template_name: t.name,
        score: outcome.score,
        max_score: outcome.maxScore,
        rate: outcome.ratePercent,
        level_key: outcome.level?.key ?? null,
        level_rank: rank,
        is_pass: outcome.isPass,
        failed: outcome.failed,
        item_count: outcome.itemCount,
        outcome,
      };
    }),
  );
  const answers = templates.flatMap((t) =>
    PATTERNS.flatMap((_, pattern) =>
      answersFor(t.items, pattern).flatMap((answer, sort) => {
        const item = t.items[sort];
        if (!item) return [];
        const result = itemResult(item, answer);
        const points = result.result === 'none' ? null : { points: result.points, max: result.maxPoints };
        return {
          template: t.no,
          pattern,
          sort,
          item_id: item.id,
          category: CATEGORY,
          code: item.code,
          name: item.name,
          standard: item.standard,
          severity: item.severity,
          answer,
          result: result.result,
          points: points?.points ?? null,
          max_points: points?.max ?? null,
          is_first_failed: sort === PATTERNS[pattern]?.[0],
        };
      }),
    ),
  );
  return { outcomes, answers };
}
