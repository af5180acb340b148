import { civilDate } from '@rondo/domain/civil-time';
import { HOUR_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { DEFAULTS } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { Severity } from '@rondo/domain/scoring/template';
import { stageOf } from './clock-stage.ts';
import type { Dataset } from './dataset.ts';
import { addMessages } from './messages.ts';
import { idAt } from './numbers.ts';
import type { DemoPeople } from './people.ts';
import type { DemoShop } from './shops.ts';

/** What somebody at a store reported without an inspection. `place`: which open store of the chain; `hoursAgo`: when. */
interface Problem {
  titles: Record<Language, string>;
  descriptions: Record<Language, string>;
  severity: Severity;
  place: number;
  hoursAgo: number;
}

const PROBLEMS: readonly Problem[] = [
  {
    titles: { 'zh-CN': '后门门锁松动', 'en-US': 'The lock of the back door is loose' },
    descriptions: { 'zh-CN': '锁舌卡住，晚上要用力才能关上。', 'en-US': 'The bolt sticks; at night it takes force.' },
    ...{ severity: 'major', place: 1, hoursAgo: 26 },
  },
  {
    titles: { 'zh-CN': '招牌灯一段不亮', 'en-US': 'Part of the sign is dark' },
    descriptions: { 'zh-CN': '左边两个字不亮。', 'en-US': 'The two letters on the left.' },
    ...{ severity: 'normal', place: 4, hoursAgo: 7 },
  },
];

interface Ground {
  language: Language;
  timeZone: string;
  shops: readonly DemoShop[];
  people: DemoPeople;
}

/** Problems that store managers reported in the last days: they put them right, their area manager looks at it. */
export function addProblems(dataset: Dataset, ground: Ground): void {
  for (const problem of PROBLEMS) write(dataset, ground, problem);
}

function write(dataset: Dataset, { language, timeZone, shops, people }: Ground, problem: Problem): void {
  const shop = shops.filter(({ state }) => state === 'open')[problem.place];
  if (!shop) return;
  const { severity, hoursAgo, titles, descriptions } = problem;
  const createdAt = new Date(dataset.now.getTime() - hoursAgo * HOUR_MS - 11 * 60_000);
  const limitHours = DEFAULTS.rectifyHours[severity];
  const deadlineAt = new Date(createdAt.getTime() + limitHours * HOUR_MS);
  const id = idAt(createdAt);
  const manager = people.managerOf(shop);
  const reviewer = people.areaManagerOf(shop.area);
  const title = titles[language];
  const company = { company_id: dataset.companyId };
  dataset.rectification.push({
    priority: 'normal',
    ...company,
    id,
    number: dataset.number(NUMBER_PREFIX.rectification, createdAt),
    ...{ title, description: descriptions[language], source: 'free', severity, state: 'pending', has_reviewer: true },
    ...{ record_id: null, task_id: null, item_id: null, item_code: null, category: '', standard: '' },
    ...{ shop_id: shop.id, shop_name: shop.name, shop_path: shop.group.path, shop_lineage: shop.group.lineage },
    ...{ escalated: [], review_reminders: 0 },
    ...{ asked: 0, round: 1, repeat_no: 1, limit_hours: limitHours, deadline_at: deadlineAt },
    ...{ before_photo_ids: [], after_photo_ids: [], handled_at: null, completed_at: null, ended_at: null },
    ...{ end_reason: null, clock_stage: stageOf(deadlineAt, dataset.now), business_on: civilDate(createdAt, timeZone) },
    ...{ rev: 0, created_at: createdAt, updated_at: createdAt },
  });
  const parts = [
    ['initiator', manager],
    ['handler', manager],
    ['reviewer', reviewer],
  ] as const;
  for (const [relation, member] of parts)
    dataset.rectification_person.push({
      ...{ ...company, rectification_id: id, member_id: member.id, relation, created_at: createdAt, acted_at: null },
    });
  dataset.turn.push({
    ...{ ...company, member_id: manager.id, object_kind: 'rectification', object_id: id, act: 'handle' },
    ...{ shop_id: shop.id, since_at: createdAt, deadline_at: deadlineAt },
  });
  dataset.addHistory({ kind: 'rectification', id, at: createdAt, by: manager, event: 'create', to: 'pending' });
  const news = { text: 'rectification.created', to: ['handler'], at: createdAt, by: manager, comment: null } as const;
  const audience = { initiator: [manager], handler: [manager], reviewer: [reviewer], cc: [], judge: [] };
  addMessages(dataset, { kind: 'rectification', id, name: title, shop, deadlineAt }, news, audience);
}
