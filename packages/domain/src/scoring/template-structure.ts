import { characters, LIMIT } from '../limit.ts';
import { allItems, type CheckItem, type TemplateContent } from './template.ts';
import type { TemplateFault } from './template-fault.ts';

/** Faults of the tree of categories: counts, names, ids, depth, parents that are missing or form a ring. */
export function categoryFaults(content: TemplateContent): TemplateFault[] {
  const { categories } = content;
  const items = allItems(content);
  const faults: TemplateFault[] = [];
  if (categories.length > LIMIT.template.categories) faults.push({ path: 'categories', reason: 'too_many' });
  if (items.length > LIMIT.template.items) faults.push({ path: 'categories', reason: 'too_many' });
  const seenItems = new Set<string>();
  categories.forEach((category, c) => {
    const path = `categories.${c}`;
    if (category.name.trim() === '') faults.push({ path: `${path}.name`, reason: 'required' });
    if (characters(category.name) > LIMIT.name.category) faults.push({ path: `${path}.name`, reason: 'too_long' });
    if (categories.findIndex((other) => other.id === category.id) < c) {
      faults.push({ path: `${path}.id`, reason: 'not_unique' });
    }
    const depth = depthOf(content, category.id);
    if (depth === 'unknown' || depth === 'circular') faults.push({ path: `${path}.parentId`, reason: depth });
    else if (depth > LIMIT.tree.categoryDepth) faults.push({ path: `${path}.parentId`, reason: 'too_deep' });
    category.items.forEach((item, i) => {
      if (seenItems.has(item.id)) faults.push({ path: `${path}.items.${i}.id`, reason: 'not_unique' });
      seenItems.add(item.id);
    });
  });
  return faults;
}

/** Faults of follow-up questions: an unknown or later condition, an answer that cannot be given, too deep, too many. */
export function followUpFaults(content: TemplateContent): TemplateFault[] {
  const items = new Map(allItems(content).map((item) => [item.id, item]));
  const followUps = [...items.values()].filter((item) => item.showIf !== null).length;
  const faults: TemplateFault[] =
    followUps > LIMIT.template.followUps ? [{ path: 'categories', reason: 'too_many' }] : [];
  content.categories.forEach((category, c) => {
    category.items.forEach((item, i) => {
      if (item.showIf === null) return;
      const path = `categories.${c}.items.${i}.showIf`;
      const asked = items.get(item.showIf.itemId);
      const given = asked ? givableAnswers(asked) : [];
      const { answers } = item.showIf;
      const depth = followUpDepth(item, items);
      if (!asked || answers.some((answer) => !given.includes(answer))) faults.push({ path, reason: 'unknown' });
      if (answers.length === 0) faults.push({ path, reason: 'required' });
      if (depth === 'circular') faults.push({ path, reason: 'circular' });
      else if (depth > LIMIT.tree.followUpDepth) faults.push({ path, reason: 'too_deep' });
    });
  });
  return faults;
}

/** The answers that a follow-up can wait for. */
export function givableAnswers(item: CheckItem): string[] {
  return item.answer === 'pass_fail' ? ['pass', 'fail'] : item.options.map((option) => option.id);
}

function depthOf({ categories }: TemplateContent, id: string): number | 'unknown' | 'circular' {
  const path: string[] = [];
  let at: string | null = id;
  while (at !== null) {
    if (path.includes(at)) return 'circular';
    path.push(at);
    const wanted: string = at;
    const category = categories.find((one) => one.id === wanted);
    if (!category) return 'unknown';
    at = category.parentId;
  }
  return path.length;
}

function followUpDepth(item: CheckItem, items: ReadonlyMap<string, CheckItem>): number | 'circular' {
  const path: string[] = [];
  let at: CheckItem | undefined = item;
  while (at?.showIf) {
    if (path.includes(at.id)) return 'circular';
    path.push(at.id);
    at = items.get(at.showIf.itemId);
  }
  return path.length;
}
