import type { Industry } from '@rondo/domain/company';
import type { Language } from '@rondo/domain/language';
import { DEFAULT_SCORING, type ScoringMethod, type ScoringSettings } from '@rondo/domain/scoring/settings';
import {
  type AnswerType,
  type CheckItem,
  newCheckItem,
  type PhotoRule,
  type Severity,
  type TemplateContent,
} from '@rondo/domain/scoring/template';
import type { Mode } from '@rondo/domain/task';
import type { LibraryKey, LibraryKind } from '@rondo/domain/template-library';

type Words = Record<Language, string>;

/** A check item of the library; what is left out is as in a new item. */
interface SystemItem {
  name: Words;
  answer?: AnswerType;
  maxScore?: number;
  step?: number;
  min?: number;
  max?: number;
  unit?: string;
  severity?: Severity;
  naAllowed?: boolean;
  photo?: PhotoRule;
  phrases?: Record<Language, string[]>;
}

/** A template that comes with the product, in both languages. */
export interface SystemTemplate {
  key: LibraryKey;
  industry: Industry;
  kind: LibraryKind;
  method: ScoringMethod;
  modes: Mode[];
  name: Words;
  description: Words;
  categories: { name: Words; items: SystemItem[] }[];
}

/** Its content in one language, under fresh ids. */
export function contentOf(template: SystemTemplate, language: Language, newId: () => string): TemplateContent {
  return {
    categories: template.categories.map(({ name, items }) => ({
      id: newId(),
      name: name[language],
      parentId: null,
      weightPercent: null,
      items: items.map((item) => itemOf(item, language, newId())),
    })),
  };
}

export const scoringOf = ({ method }: SystemTemplate): ScoringSettings => ({ ...DEFAULT_SCORING, method });

/** A grave item wants a note when it fails; what is measured in degrees says so. */
function itemOf(item: SystemItem, language: Language, id: string): CheckItem {
  const { name, photo, phrases, ...rest } = item;
  const start = newCheckItem(id, name[language]);
  const rule = photo ?? start.photo.rule;
  return {
    ...start,
    ...rest,
    unit: rest.unit ?? (rest.answer === 'temperature' ? '°C' : null),
    photo: { ...start.photo, rule, min: rule === 'always' || rule === 'on_fail' ? 1 : 0 },
    note: {
      rule: (rest.severity ?? 'normal') === 'normal' ? 'none' : 'on_fail',
      phrases: [...(phrases?.[language] ?? [])],
    },
  };
}
