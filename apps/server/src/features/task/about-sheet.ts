import type { SHEET_TABS } from '@rondo/contract/task';
import { wallClock } from '@rondo/domain/civil-time';
import { LEVEL_RAMP } from '@rondo/domain/level';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import type { Sheet } from '../../platform/table/write-xlsx.ts';
import { peopleByIds } from '../people/index.ts';
import { groupNames, shopNames, templateNames } from '../scope/index.ts';
import { cycleName } from './cycle-tasks.queries.ts';
import type { Filter } from './list.queries.ts';

export type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
export type Asked = Filter & { tab: (typeof SHEET_TABS)[number] };
type FilterName = keyof Omit<Filter, 'tab' | 'sort'>;
type Say = (key: MessageKey, params?: Params) => string;

/** A time in a table, to the minute. */
function timeText(at: Date, timeZone: string): string {
  const { date, minute } = wallClock(at, timeZone);
  return `${date} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The first sheet of an export: what was asked, by whom and when, and whether all that was asked for is in the file. */
export async function aboutSheet(reader: Reader, asked: Asked, rows: number, isCut: boolean): Promise<Sheet> {
  const { actor, language, now } = reader;
  const say: Say = (key, params) => translate(language, key, params);
  const filters = (await filterTexts(reader, asked)).map(([label, texts]) => [say(label), texts.join('; ')]);
  const count = rows.toLocaleString('en-US');
  return {
    name: say('task.about.sheet'),
    columns: [
      { header: say('task.about.item'), width: 20 },
      { header: say('task.about.value'), width: 70 },
    ],
    rows: [
      [say('task.about.tab'), say(`task.tab.${asked.tab}`)],
      ...(filters.length > 0 ? filters : [[say('task.about.filters'), say('task.about.none')]]),
      [say('task.about.timeZone'), actor.timeZone],
      [say('task.about.rows'), isCut ? say('task.about.cut', { count }) : count],
      [say('task.about.by'), actor.name],
      [say('task.about.at'), timeText(now(), actor.timeZone)],
    ],
  };
}

/** What the filters are called; the two ends of a period are one. */
const LABELS: Record<FilterName, MessageKey> = {
  keyword: 'task.about.keyword',
  state: 'task.state',
  kind: 'task.kind',
  mode: 'task.mode',
  purpose: 'task.purpose',
  overdue: 'task.overdue',
  real: 'sampleCompany.mark',
  shopId: 'task.shop',
  groupId: 'task.group',
  templateId: 'task.template',
  handlerId: 'task.handlers',
  reviewerId: 'state.processRole.inspection_reviewer',
  initiatorId: 'task.initiator',
  createdFrom: 'task.created',
  createdTo: 'task.created',
  deadlineFrom: 'task.deadline',
  deadlineTo: 'task.deadline',
  finishedFrom: 'task.finished',
  finishedTo: 'task.finished',
  levelRank: 'task.level',
  batchId: 'task.batch',
  cycleId: 'task.cycle',
  ids: 'task.about.ticked',
};

/** What the tasks are narrowed by, without the tab; what is not asked for is left out. */
export async function filterTexts(
  reader: Reader,
  asked: Asked,
): Promise<(readonly [label: MessageKey, texts: readonly string[]])[]> {
  const say: Say = (key, params) => translate(reader.language, key, params);
  const values: Record<FilterName, readonly string[]> = {
    keyword: asked.keyword === '' ? [] : [asked.keyword],
    state: (asked.state ?? []).map((state) => say(`state.task.${state}`)),
    kind: (asked.kind ?? []).map((kind) => say(`task.kinds.${kind}`)),
    mode: (asked.mode ?? []).map((mode) => say(`state.mode.${mode}`)),
    purpose: (asked.purpose ?? []).map((purpose) => say(`inspection.purpose.${purpose}`)),
    overdue: asked.overdue === undefined ? [] : [say(`state.taskView.${asked.overdue ? 'overdue' : 'not_overdue'}`)],
    real: asked.real === undefined ? [] : [say(`sampleCompany.rows.${asked.real}`)],
    ...(await namedFilters(reader, asked)),
    createdFrom: since(asked.createdFrom),
    createdTo: until(asked.createdTo),
    deadlineFrom: since(asked.deadlineFrom),
    deadlineTo: until(asked.deadlineTo),
    finishedFrom: since(asked.finishedFrom),
    finishedTo: until(asked.finishedTo),
    levelRank: (asked.levelRank ?? [])
      .flatMap((rank) => LEVEL_RAMP.slice(rank, rank + 1))
      .map((l) => say(`state.level.${l}`)),
    batchId: asked.batchId ? [asked.batchId] : [],
    ids: asked.ids ? [asked.ids.length.toLocaleString('en-US')] : [],
  };
  const lines = Object.entries(values) as [FilterName, readonly string[]][];
  return lines.filter(([, texts]) => texts.length > 0).map(([name, texts]) => [LABELS[name], texts] as const);
}

const since = (day: string | undefined): string[] => (day === undefined ? [] : [`≥ ${day}`]);
const until = (day: string | undefined): string[] => (day === undefined ? [] : [`≤ ${day}`]);

/** The filters that name something, by what it is called now. */
async function namedFilters({ db, actor }: Reader, { shopId = [], groupId = [], templateId = [], ...asked }: Asked) {
  const { handlerId = [], reviewerId = [], initiatorId = [] } = asked;
  const { companyId } = actor;
  const [shops, groups, templates, cycle, personOf] = await Promise.all([
    shopNames(db, actor, shopId).execute(),
    groupNames(db, companyId, groupId).execute(),
    templateNames(db, companyId, templateId).execute(),
    asked.cycleId ? cycleName(db, companyId, asked.cycleId).executeTakeFirst() : undefined,
    peopleByIds(db, companyId, [...handlerId, ...reviewerId, ...initiatorId]),
  ]);
  const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  const people = (ids: readonly string[]): string[] => ids.map((id) => personOf(id)?.name ?? '');
  return {
    shopId: names(shops),
    groupId: names(groups),
    cycleId: cycle ? [cycle.name] : [],
    templateId: names(templates),
    handlerId: people(handlerId),
    reviewerId: people(reviewerId),
    initiatorId: people(initiatorId),
  };
}
