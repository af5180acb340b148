import { levelFaults } from '../level.ts';
import { characters, LIMIT } from '../limit.ts';
import { isWebLink } from '../web-link.ts';
import { isJudged } from './item-result.ts';
import { settle } from './round.ts';
import type { ScoringSettings } from './settings.ts';
import { allItems, type CheckItem, type TemplateContent } from './template.ts';
import type { TemplateFault, TemplateFaultReason } from './template-fault.ts';
import { categoryFaults, followUpFaults } from './template-structure.ts';

/** Everything that keeps a template from being published. A draft may be saved with faults. Empty = right. */
export function validateTemplate(content: TemplateContent, settings: ScoringSettings): TemplateFault[] {
  return [
    ...categoryFaults(content),
    ...content.categories.flatMap((category, c) =>
      category.items.flatMap((item, i) => itemFaults(item, settings, `categories.${c}.items.${i}`)),
    ),
    ...followUpFaults(content),
    ...totalFaults(content, settings),
    ...settingFaults(settings),
  ];
}

function itemFaults(item: CheckItem, settings: ScoringSettings, path: string): TemplateFault[] {
  const faults: TemplateFault[] = [];
  const add = (isFault: boolean, field: string, reason: TemplateFaultReason) => {
    if (isFault) faults.push({ path: `${path}.${field}`, reason });
  };
  add(item.name.trim() === '', 'name', 'required');
  add(characters(item.name) > LIMIT.name.checkItem, 'name', 'too_long');
  add(characters(item.standard) > LIMIT.text.standard, 'standard', 'too_long');
  add(!within(item.maxScore, 0, LIMIT.template.maxScore), 'maxScore', 'range');
  add(!(item.weight >= 0 && Number.isFinite(item.weight)), 'weight', 'range');
  add(item.answer === 'score' && !(item.maxScore > 0), 'maxScore', 'range');
  add(item.answer === 'score' && !(item.step > 0 && item.step <= item.maxScore), 'step', 'range');
  add(item.min !== null && item.max !== null && item.min > item.max, 'max', 'min_above_max');
  add(item.bonus && settings.method !== 'points' && settings.method !== 'percent', 'bonus', 'bonus_not_here');
  add(hasDuplicates(item.deductions), 'deductions', 'not_unique');
  item.deductions.forEach((reason, index) => {
    add(reason.text.trim() === '', `deductions.${index}.text`, 'required');
    add(!(reason.points > 0 && Number.isFinite(reason.points)), `deductions.${index}.points`, 'range');
  });
  const isPhotoRange = within(item.photo.min, 0, item.photo.max) && within(item.photo.max, 0, LIMIT.photo.perItem);
  add(!isPhotoRange, 'photo', 'range');
  add((item.answer === 'photo' || needsPhoto(item)) && item.photo.max < 1, 'photo.max', 'range');
  const { when, belowPercent, optionIds, limitHours, handler, reviewer, named } = item.rectify;
  add(when === 'below' && !(belowPercent !== null && within(belowPercent, 1, 100)), 'rectify.belowPercent', 'range');
  const options = item.options.map((option) => option.id);
  add(when === 'on_options' && optionIds.length === 0, 'rectify.optionIds', 'required');
  add(when === 'on_options' && optionIds.some((one) => !options.includes(one)), 'rectify.optionIds', 'unknown');
  add(namesNobody(handler, named.handlerRoleId, named.handlerIds), 'rectify.handler', 'required');
  add(namesNobody(reviewer, named.reviewerRoleId, named.reviewerIds), 'rectify.reviewer', 'required');
  add(limitHours !== null && !(limitHours > 0), 'rectify.limitHours', 'range');
  add(item.knowledgeUrl !== null && !isWebLink(item.knowledgeUrl), 'knowledgeUrl', 'not_a_link');
  add(
    item.applies.tags.some((tag) => item.applies.withoutTags.includes(tag)),
    'applies',
    'nowhere',
  );
  return [...faults, ...optionFaults(item, path)];
}

/** A rule speaks of a role or of members, and none is named. */
const namesNobody = (
  rule: CheckItem['rectify']['handler' | 'reviewer'],
  roleId: string | null,
  memberIds: readonly string[],
): boolean => (rule === 'role' && roleId === null) || (rule === 'members' && memberIds.length === 0);

function optionFaults(item: CheckItem, path: string): TemplateFault[] {
  if (item.answer !== 'level' && item.answer !== 'single' && item.answer !== 'multi') return [];
  const at = `${path}.options`;
  const fewest = item.answer === 'multi' ? 1 : 2;
  if (item.options.length < fewest) return [{ path: at, reason: 'options_missing' }];
  if (item.options.length > LIMIT.template.options) return [{ path: at, reason: 'too_many' }];
  const faults: TemplateFault[] = hasDuplicates(item.options) ? [{ path: at, reason: 'not_unique' }] : [];
  item.options.forEach((option, index) => {
    if (option.text.trim() === '') faults.push({ path: `${at}.${index}.text`, reason: 'required' });
    if (!Number.isFinite(option.points)) faults.push({ path: `${at}.${index}.points`, reason: 'range' });
    if (option.points > item.maxScore) faults.push({ path: `${at}.${index}.points`, reason: 'above_max_score' });
  });
  return faults;
}

function totalFaults(content: TemplateContent, settings: ScoringSettings): TemplateFault[] {
  const items = allItems(content);
  if (items.length === 0) return [{ path: 'categories', reason: 'no_items' }];
  const judged = items.filter((item) => isJudged(item) && !item.bonus);
  const hasMarks = settings.method === 'pass_fail' ? judged.length > 0 : judged.some((item) => item.maxScore > 0);
  if (settings.method === 'points' || settings.method === 'percent' || settings.method === 'pass_fail') {
    return hasMarks ? [] : [{ path: 'categories', reason: 'no_marks' }];
  }
  return settings.method === 'weighted' ? weightFaults(content) : [];
}

function weightFaults(content: TemplateContent): TemplateFault[] {
  const faults: TemplateFault[] = [];
  const top = content.categories.filter((category) => category.parentId === null);
  const total = settle(top.reduce((sum, category) => sum + (category.weightPercent ?? 0), 0));
  if (total !== 100) faults.push({ path: 'categories', reason: 'weights_not_100' });
  content.categories.forEach((category, index) => {
    const { parentId, weightPercent } = category;
    const path = `categories.${index}.weightPercent`;
    if (parentId !== null && weightPercent !== null) faults.push({ path, reason: 'weight_below_top' });
    if (parentId === null && !within(weightPercent ?? 0, 0, 100)) faults.push({ path, reason: 'range' });
  });
  return faults;
}

function settingFaults(settings: ScoringSettings): TemplateFault[] {
  const faults: TemplateFault[] = levelFaults(settings.levels).map(({ index, reason }) => ({
    path: `settings.levels.${index}`,
    reason: `levels_${reason}` as const,
  }));
  const { method, standardScore, redLineCap, passFailMaxFails, bonusCapPercent } = settings;
  const usesStandard = method === 'percent' || method === 'deduction';
  if (usesStandard && standardScore === 0)
    faults.push({ path: 'settings.standardScore', reason: 'standard_score_zero' });
  else if (usesStandard && !(standardScore > 0 && Number.isFinite(standardScore))) {
    faults.push({ path: 'settings.standardScore', reason: 'range' });
  }
  if (!within(redLineCap, 0, 100)) faults.push({ path: 'settings.redLineCap', reason: 'range' });
  if (!within(bonusCapPercent, 0, 100)) faults.push({ path: 'settings.bonusCapPercent', reason: 'range' });
  if (!(Number.isInteger(passFailMaxFails) && passFailMaxFails >= 0)) {
    faults.push({ path: 'settings.passFailMaxFails', reason: 'range' });
  }
  return faults;
}

function needsPhoto(item: CheckItem): boolean {
  return item.photo.rule === 'always' || item.photo.rule === 'on_fail';
}

function hasDuplicates(rows: readonly { id: string }[]): boolean {
  return new Set(rows.map((row) => row.id)).size < rows.length;
}

/** False for NaN. */
function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
