import { DEFAULT_LEVELS } from '@rondo/domain/level';
import { DEFAULT_SCORING, type ScoringSettings } from '@rondo/domain/scoring/settings';
import { type CheckItem, newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { validateTemplate } from '@rondo/domain/scoring/validate-template';
import type { Mode } from '@rondo/domain/task';
import type { ItemText, TemplateKey, TemplateText } from './fixtures.ts';
import { idAt } from './numbers.ts';

/** One published version of a demo template. */
export interface DemoVersion {
  id: string;
  no: number;
  publishedAt: Date;
  releaseNote: string;
  content: TemplateContent;
}

export interface DemoTemplate {
  id: string;
  key: TemplateKey;
  name: string;
  description: string;
  modes: Mode[];
  /** Tags of the stores at which it may be used; none: at all. */
  atTags: string[];
  scoring: ScoringSettings;
  /** Oldest first; the last one is live. */
  versions: DemoVersion[];
  /** What the fixture says of an item, by its id. */
  texts: Map<string, ItemText>;
}

/** Where excellent, good and pass begin, percent: the same for all templates of a company, so that a level means the same. */
const LEVELS_FROM = [95, 88, 75];

/** A second version, in which the last two items came. */
interface Revision {
  at: Date;
  releaseNote: string;
}

/** Published at a moment, and perhaps once again. */
export function makeTemplate(
  text: TemplateText,
  publishedAt: Date,
  revision: Revision | null,
  atTags: string[] = [],
): DemoTemplate {
  const texts = new Map<string, ItemText>();
  const content: TemplateContent = {
    categories: text.categories.map((category) => ({
      id: idAt(publishedAt),
      name: category.name,
      parentId: null,
      weightPercent: category.weight ?? null,
      items: category.items.map((one) => {
        const item = makeItem(one, publishedAt);
        texts.set(item.id, one);
        return item;
      }),
    })),
  };
  const scoring = settings(text);
  const faults = validateTemplate(content, scoring);
  if (faults.length > 0) throw new Error(`demo template ${text.key}: ${JSON.stringify(faults)}`);
  const first = { id: idAt(publishedAt), no: 1, publishedAt, releaseNote: '' };
  return {
    id: idAt(publishedAt),
    key: text.key,
    name: text.name,
    description: text.description,
    modes: text.modes,
    atTags,
    scoring,
    texts,
    versions:
      revision === null
        ? [{ ...first, content }]
        : [
            { ...first, content: withoutLast(content, 2) },
            { id: idAt(revision.at), no: 2, publishedAt: revision.at, releaseNote: revision.releaseNote, content },
          ],
  };
}

/** The version that was live at a moment. */
export function versionAt(template: DemoTemplate, at: Date): DemoVersion {
  const version = template.versions.findLast((one) => one.publishedAt <= at) ?? template.versions[0];
  if (!version) throw new Error(`demo template ${template.key} has no version`);
  return version;
}

function makeItem(text: ItemText, at: Date): CheckItem {
  const [min, max] = text.bounds;
  const item = newCheckItem(idAt(at), text.name);
  return {
    ...item,
    code: text.code,
    standard: text.standard,
    answer: text.answer,
    maxScore: text.marks,
    severity: text.severity,
    unit: text.unit ?? (text.answer === 'temperature' ? '°C' : null),
    min,
    max,
    bonus: text.bonus,
    naAllowed: text.severity !== 'red_line',
    photo: { ...item.photo, rule: text.photo ?? (text.scene ? 'on_fail' : 'optional') },
    note: { rule: text.severity === 'normal' ? 'none' : 'on_fail', phrases: text.bonus ? [] : [text.fault] },
    cameraPlaces: text.cameraPlaces,
    deductions: text.deductions.map((reason, index) => ({ id: `d${index + 1}`, ...reason })),
    rectify: {
      ...item.rectify,
      when: text.bonus ? 'never' : text.rectify,
      belowPercent: null,
      optionIds: [],
      limitHours: text.limitHours,
      priority: text.severity === 'red_line' ? 'urgent' : 'normal',
    },
  };
}

function settings({ scoring }: TemplateText): ScoringSettings {
  return {
    ...DEFAULT_SCORING,
    method: scoring.method,
    levels: DEFAULT_LEVELS.map((level, i) => ({ ...level, minPercent: LEVELS_FROM[i] ?? 0 })),
    standardScore: scoring.standardScore ?? DEFAULT_SCORING.standardScore,
    redLinePolicy: scoring.redLinePolicy ?? DEFAULT_SCORING.redLinePolicy,
    passFailMaxFails: scoring.passFailMaxFails ?? DEFAULT_SCORING.passFailMaxFails,
    bonusCapPercent: scoring.bonusCapPercent ?? DEFAULT_SCORING.bonusCapPercent,
  };
}

function withoutLast(content: TemplateContent, count: number): TemplateContent {
  const last = content.categories.length - 1;
  return {
    categories: content.categories.map((category, index) =>
      index === last ? { ...category, items: category.items.slice(0, -count) } : category,
    ),
  };
}
