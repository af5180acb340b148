import type { RectificationSetting } from '@rondo/contract/inspect-setting';
import type { Answer } from '@rondo/domain/answer';
import { createsFor } from '@rondo/domain/rectification-setting';
import { categoryPaths } from '@rondo/domain/scoring/category-path';
import { itemResult, needsRectification } from '@rondo/domain/scoring/item-result';
import { missing } from '@rondo/domain/scoring/missing';
import { score } from '@rondo/domain/scoring/score';
import { answersByItem, shownItems } from '@rondo/domain/scoring/shown';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { hoursBySeverity } from '../inspect-setting/index.ts';
import type { TemplateVersion } from '../template/index.ts';
import type { Answers } from './check-answers.ts';

export type Assessment = ReturnType<typeof assess>;

/** An item that was asked, with its answer, what it is worth and where it stands. */
export interface AskedItem {
  item: CheckItem;
  answer: Answer | null;
  result: ReturnType<typeof itemResult>;
  /** Names of the categories from the top, joined by "/". */
  category: string;
}

/** What a set of answers comes to: the score, what is missing, and what has to be put right. */
export function assess({ content, scoring }: TemplateVersion, answers: Answers) {
  const given = Object.values(answers);
  const byItem = answersByItem(given);
  const paths = categoryPaths(content);
  const categories = new Map(
    content.categories.flatMap(({ id, items }) => {
      const path = (paths.get(id) ?? []).map((category) => category.name).reverse();
      return items.map((item) => [item.id, path.join('/')] as const);
    }),
  );
  const asked = shownItems(content, byItem).map((item): AskedItem => {
    const answer = byItem.get(item.id) ?? null;
    return { item, answer, result: itemResult(item, answer), category: categories.get(item.id) ?? '' };
  });
  return {
    outcome: score(content, scoring, given),
    missing: missing(content, given),
    asked,
    failed: asked.filter(({ item, answer }) => needsRectification(item, answer)),
  };
}

/** Whether nobody can take the rectification of a failed item out. */
export const isRequired = (item: CheckItem, { autoCreate }: RectificationSetting): boolean =>
  createsFor(item.severity, autoCreate) === 'always';

/** Failed items that become a rectification, or may. */
export const planned = <F extends { item: CheckItem }>(
  failed: readonly F[],
  { autoCreate }: RectificationSetting,
): F[] => failed.filter(({ item }) => createsFor(item.severity, autoCreate) !== 'never');

/** Hours to put an item right: its own, else the company's by severity. */
export const limitHoursOf = (item: CheckItem, setting: RectificationSetting): number =>
  item.rectify.limitHours ?? hoursBySeverity(setting)[item.severity];
