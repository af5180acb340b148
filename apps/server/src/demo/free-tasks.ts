import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { DEFAULTS } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { TaskState } from '@rondo/domain/task';
import { pinyinOf } from '../platform/pinyin.ts';
import { stageOf } from './clock-stage.ts';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';
import type { DemoShop } from './shops.ts';

/** What people ask of stores beside inspections. `place`: which store of the chain; `givenDaysAgo`: when. */
interface Errand {
  names: Record<Language, string>;
  contents: Record<Language, string>;
  priority: 'normal' | 'high';
  place: number;
  givenDaysAgo: number;
  dueInDays: number;
  /** What was handed in; absent: not yet. */
  result?: Record<Language, string>;
  isReviewed: boolean;
}

const ERRANDS: readonly Errand[] = [
  {
    names: { 'zh-CN': '更换橱窗陈列', 'en-US': 'Change the shop window' },
    contents: {
      'zh-CN': '夏季新品放在最前排，旧海报撤下。\n完成后在店外拍一张照片。',
      'en-US':
        'Put the new season to the front and take down the old posters.\nTake one picture from outside when it is done.',
    },
    ...{ priority: 'normal', place: 0, givenDaysAgo: 2, dueInDays: 5, isReviewed: true },
  },
  {
    names: { 'zh-CN': '盘点冷柜温度计', 'en-US': 'Count the fridge thermometers' },
    contents: {
      'zh-CN': '数一数能用的温度计，坏的写清楚位置。',
      'en-US': 'Count those that work, and say where broken ones are.',
    },
    ...{ priority: 'high', place: 1, givenDaysAgo: 3, dueInDays: -1, isReviewed: false },
  },
  {
    names: { 'zh-CN': '张贴食品安全公示', 'en-US': 'Put up the food safety notice' },
    contents: {
      'zh-CN': '贴在收银台旁，顾客能看到的位置。',
      'en-US': 'Next to the till, where customers can read it.',
    },
    ...{ priority: 'normal', place: 2, givenDaysAgo: 4, dueInDays: 3, isReviewed: true },
    result: { 'zh-CN': '已贴在收银台左侧。', 'en-US': 'It hangs to the left of the till.' },
  },
  {
    names: { 'zh-CN': '检查灭火器有效期', 'en-US': 'Check the dates of the fire extinguishers' },
    contents: {
      'zh-CN': '每一只都看，过期的报给区域经理。',
      'en-US': 'Look at every one and tell the area manager of expired ones.',
    },
    ...{ priority: 'normal', place: 3, givenDaysAgo: 6, dueInDays: 1, isReviewed: false },
    result: { 'zh-CN': '共 4 只，都在有效期内。', 'en-US': 'Four of them, none expired.' },
  },
];

interface Ground {
  language: Language;
  shops: readonly DemoShop[];
  people: DemoPeople;
}

/** Free tasks of the last days, in every state, and a preset to begin from. */
export function addFreeTasks(dataset: Dataset, ground: Ground): void {
  for (const errand of ERRANDS.toSorted((a, b) => b.givenDaysAgo - a.givenDaysAgo)) write(dataset, ground, errand);
  const [first] = ERRANDS;
  if (!first) return;
  const createdAt = new Date(dataset.now.getTime() - 5 * DAY_MS);
  const { language, people } = ground;
  const asked = { photos: 1, text: false, number: false, numberLabel: '' };
  dataset.free_task_preset.push({
    company_id: dataset.companyId,
    id: idAt(createdAt),
    name: first.names[language],
    body: {
      name: first.names[language],
      content: first.contents[language],
      evidence: asked,
      priority: 'normal',
      parts: [],
    },
    created_by: people.admin.id,
    created_at: createdAt,
    updated_at: createdAt,
  });
}

function write(dataset: Dataset, { language, shops, people }: Ground, errand: Errand): void {
  const shop = shops.filter(({ state }) => state === 'open')[errand.place];
  if (!shop) return;
  const createdAt = new Date(dataset.now.getTime() - errand.givenDaysAgo * DAY_MS - 37 * 60_000);
  const submittedAt = errand.result ? new Date(createdAt.getTime() + 26 * HOUR_MS) : null;
  const given: Given = {
    ...{ errand, language, shop, createdAt, submittedAt, id: idAt(createdAt) },
    ...{ handler: people.managerOf(shop), reviewer: people.areaManagerOf(0), initiator: people.admin },
    deadlineAt: new Date(dataset.now.getTime() + errand.dueInDays * DAY_MS),
    state: !submittedAt ? 'pending' : errand.isReviewed ? 'pending_review' : 'completed',
  };
  writeTask(dataset, given);
  writePeople(dataset, given);
  writeTurn(dataset, given);
  writeHistory(dataset, given);
}

interface Given {
  errand: Errand;
  language: Language;
  shop: DemoShop;
  id: string;
  state: TaskState;
  createdAt: Date;
  deadlineAt: Date;
  submittedAt: Date | null;
  initiator: DemoMember;
  handler: DemoMember;
  reviewer: DemoMember;
}

function writeTask(dataset: Dataset, given: Given): void {
  const { errand, language, shop, id, state, createdAt, deadlineAt, submittedAt, handler } = given;
  const name = errand.names[language];
  dataset.task.push({
    ...{ company_id: dataset.companyId, id, number: dataset.number(NUMBER_PREFIX.task, createdAt), name },
    ...{ name_pinyin: pinyinOf(name), description: '', kind: 'free', mode: null, purpose: 'regular' },
    ...{ dispatch: 'immediate', state, batch_id: null, priority: errand.priority },
    ...{ shop_id: shop.id, shop_name: shop.name, shop_path: shop.group.path },
    ...{ template_id: null, template_version_id: null, template_name: '', version_no: 0 },
    ...{ has_reviewer: errand.isReviewed, claimed_by: submittedAt ? handler.id : null, claimed_at: submittedAt },
    ...{ start_at: createdAt, deadline_at: deadlineAt, deadline_policy: 'allow_late', round: 1 },
    ...{ submitted_at: submittedAt, finished_at: state === 'completed' ? submittedAt : null, close_reason: null },
    ...{ record_id: null, score: null, level: null },
    clock_stage: state === 'pending' ? stageOf(deadlineAt, dataset.now) : null,
    ...{ created_at: createdAt, updated_at: submittedAt ?? createdAt },
  });
  dataset.free_task.push({
    ...{ company_id: dataset.companyId, task_id: id, content: errand.contents[language], file_ids: [] },
    ...{ needed_photos: 0, needs_text: true, needs_number: false, number_label: '' },
    ...{
      result_text: errand.result?.[language] ?? '',
      result_number: null,
      result_file_ids: [],
      result_at: submittedAt,
    },
  });
}

function writePeople(dataset: Dataset, { errand, id, createdAt, submittedAt, ...people }: Given): void {
  const add = (relation: string, member: DemoMember, actedAt: Date | null) =>
    dataset.task_person.push({
      ...{ company_id: dataset.companyId, task_id: id, member_id: member.id, relation },
      ...{ created_at: createdAt, acted_at: actedAt },
    });
  add('initiator', people.initiator, null);
  add('handler', people.handler, submittedAt);
  if (errand.isReviewed) add('reviewer', people.reviewer, null);
}

function writeTurn(dataset: Dataset, given: Given): void {
  const { id, shop, state, createdAt, deadlineAt, submittedAt, handler, reviewer } = given;
  const turn = { company_id: dataset.companyId, object_kind: 'task', object_id: id, shop_id: shop.id };
  if (state === 'pending')
    dataset.turn.push({ ...turn, member_id: handler.id, act: 'handle', since_at: createdAt, deadline_at: deadlineAt });
  if (state !== 'pending_review' || !submittedAt) return;
  const due = new Date(submittedAt.getTime() + DEFAULTS.reviewHours * HOUR_MS);
  dataset.turn.push({ ...turn, member_id: reviewer.id, act: 'review', since_at: submittedAt, deadline_at: due });
}

function writeHistory(dataset: Dataset, given: Given): void {
  const { errand, language, id, state, createdAt, submittedAt, initiator, handler } = given;
  const about = { kind: 'task', id } as const;
  dataset.addHistory({ ...about, at: createdAt, by: initiator, event: 'dispatch', to: 'pending' });
  if (!submittedAt) return;
  const event = errand.isReviewed ? 'submit' : 'submit_unreviewed';
  const comment = errand.result?.[language] ?? null;
  dataset.addHistory({ ...about, at: submittedAt, by: handler, event, from: 'pending', to: state, comment });
}
