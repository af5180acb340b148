import type { CoveragePeriod } from '@rondo/domain/coverage';
import { pinyinOf } from '../platform/pinyin.ts';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import { TEMPLATE_OF } from './programmes.ts';
import type { DemoGroup } from './shops.ts';
import type { Stage } from './visits.ts';

interface Asked {
  templateKey: 'food' | 'flash';
  group: DemoGroup | null;
  tag: string;
  atLeast: number;
  per: CoveragePeriod;
}

/** Two coverage policies: the monthly round at every store of its kind, a short visit a month in one area. */
export function addCoverage(
  dataset: Dataset,
  stage: Stage,
  area: DemoGroup | undefined,
  since: string,
  at: Date,
): void {
  const tag = dataset.texts.shop.catering.tag;
  const asked: Asked[] = [
    { templateKey: TEMPLATE_OF.monthly.catering, group: null, tag, atLeast: 1, per: 'month' },
    { templateKey: TEMPLATE_OF.flash.catering, group: area ?? null, tag, atLeast: 1, per: 'month' },
  ];
  for (const one of asked) addPolicy(dataset, stage, one, since, at, stage.people.admin);
}

function addPolicy(
  dataset: Dataset,
  { templates }: Stage,
  { templateKey, group, tag, atLeast, per }: Asked,
  since: string,
  at: Date,
  by: DemoMember,
): void {
  const template = templates.get(templateKey);
  if (!template) return;
  const id = idAt(at);
  const { name } = template;
  dataset.coverage_policy.push({
    ...{ company_id: dataset.companyId, id, name, name_pinyin: pinyinOf(name), group_id: group?.id ?? null, tag },
    ...{ template_id: template.id, at_least: atLeast, per, member_id: by.id, since_on: since },
    ...{ created_at: at, updated_at: at },
  });
  dataset.addHistory({ kind: 'coveragePolicy', id, name, at, by, event: 'created', to: 'active' });
}
