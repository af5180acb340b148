import { templateApi } from '@rondo/contract/template';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import { MODES } from '@rondo/domain/task';
import { translate } from '@rondo/messages';
import { newSampleId } from '../../../platform/sample-rows.ts';
import { act, requestId, type Stage } from './act-as.ts';

/** The categories of the template with their items; what they say is in the texts. */
const CATEGORIES = {
  entrance: ['doors', 'windows', 'prices'],
  sales: ['shelves', 'dates', 'aisles'],
  staff: ['uniform', 'hands'],
} as const;
/** Failing it counts more than the others, and has a shorter limit. */
const MAJOR = 'dates';

/** A published template of pass or fail items, in the language of whoever loads the sample. */
export async function makeTemplate(stage: Stage, at: Date, name: string) {
  const { owner: who } = stage;
  const say = { who, at };
  const { id } = await act(stage, say, templateApi.create, { name, modes: [...MODES], requestId: requestId() });
  const { rev } = await act(stage, say, templateApi.edit, { id });
  const { language } = who;
  const categories = (Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]).map((category) => ({
    ...{ id: newSampleId(at), name: translate(language, `sampleCompany.made.category.${category}`) },
    ...{ parentId: null, weightPercent: null },
    items: CATEGORIES[category].map((key): CheckItem => {
      const item = newCheckItem(newSampleId(at), translate(language, `sampleCompany.made.item.${key}.name`));
      const standard = translate(language, `sampleCompany.made.item.${key}.standard`);
      return { ...item, standard, severity: key === MAJOR ? 'major' : 'normal' };
    }),
  }));
  const saved = await act(stage, say, templateApi.save, {
    ...{ id, rev, name, description: translate(language, 'sampleCompany.made.templateHint'), modes: [...MODES] },
    ...{ content: { categories }, scoring: { ...DEFAULT_SCORING } },
  });
  await act(stage, say, templateApi.publish, { id, rev: saved.rev });
  return { id, items: categories.flatMap(({ items }) => items) };
}
