import { MODES, PURPOSES } from '@rondo/domain/task';
import { type Speech, scheduleWords } from '@rondo/messages/schedule-words';
import { type Change, changesOf } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import { speechOf } from '../../platform/speech.ts';
import { peopleByIds } from '../people/index.ts';
import { groupsByIds } from '../scope/index.ts';
import { executorNames } from './executor-names.ts';
import { shopNames } from './shops.queries.ts';
import { type CycleRecord, levelsOf, oneOf, storedPlan, templateIdsOf } from './stored.ts';
import { templatesByIds } from './template-names.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'language'>;
type Columns = Pick<
  CycleRecord,
  | 'name'
  | 'description'
  | 'photo_ids'
  | 'document_ids'
  | 'mode'
  | 'purpose'
  | 'template_id'
  | 'more_template_ids'
  | 'shop_ids'
  | 'group_ids'
  | 'excluded_ids'
  | 'executor'
  | 'reviewer_ids'
  | 'review_levels'
  | 'cc_ids'
  | 'cc_only_failed'
  | 'after_rectifications'
  | 'schedule'
  | 'skips_days_off'
  | 'skips_holidays'
  | 'deadline_policy'
>;

/** Names that a change says at most; the rest is counted. */
const NAMED = 10;

/** What an edit changed, field by field, in the words of whoever made it. */
export async function changesBetween(reader: Reader, before: Columns, after: Columns): Promise<Change[]> {
  const [old, now] = [await textsOf(reader, before), await textsOf(reader, after)];
  return changesOf({
    name: [old.name, now.name],
    description: [old.description, now.description],
    photos: countsOf(reader, 'pictures', before.photo_ids, after.photo_ids),
    documents: countsOf(reader, 'documents', before.document_ids, after.document_ids),
    mode: [old.mode, now.mode],
    purpose: [old.purpose, now.purpose],
    template: [old.template, now.template],
    singleShops: [old.singleShops, now.singleShops],
    groups: [old.groups, now.groups],
    excludedShops: [old.excludedShops, now.excludedShops],
    executor: [old.executor, now.executor],
    reviewer: [old.reviewer, now.reviewer],
    ccs: [old.ccs, now.ccs],
    ccOnlyFailed: [old.ccOnlyFailed, now.ccOnlyFailed],
    afterRectifications: [old.afterRectifications, now.afterRectifications],
    schedule: [old.schedule, now.schedule],
    startOn: [old.startOn, now.startOn],
    endOn: [old.endOn, now.endOn],
    times: [old.times, now.times],
    term: [old.term, now.term],
    daysOff: [old.daysOff, now.daysOff],
    holidays: [old.holidays, now.holidays],
    deadlinePolicy: [old.deadlinePolicy, now.deadlinePolicy],
  });
}

/** Every field of a cycle as its page says it. */
async function textsOf(reader: Reader, row: Columns) {
  const { db, actor, language } = reader;
  const { companyId } = actor;
  const speech = speechOf(language);
  const { t } = speech;
  const { schedule, executor } = storedPlan(row);
  const [shops, excluded, groups, templates, nameOf, who] = await Promise.all([
    shopNames(db, companyId, row.shop_ids, NAMED).execute(),
    shopNames(db, companyId, row.excluded_ids, NAMED).execute(),
    groupsByIds(db, companyId, row.group_ids).execute(),
    templatesByIds(db, companyId, templateIdsOf(row)).execute(),
    peopleByIds(db, companyId, [...row.reviewer_ids, ...row.cc_ids]),
    executorNames(reader, executor),
  ]);
  const people = (ids: readonly string[]): string => speech.list(ids.map((id) => nameOf(id)?.name ?? ''));
  return {
    ...{ name: row.name, description: row.description },
    mode: t(`state.mode.${oneOf(MODES, row.mode)}`),
    purpose: t(`inspection.purpose.${oneOf(PURPOSES, row.purpose)}`),
    template: speech.list(templateIdsOf(row).map((id) => templates.find((one) => one.id === id)?.name ?? '')),
    singleShops: some(speech, shops, row.shop_ids.length),
    groups: some(speech, groups.slice(0, NAMED), groups.length),
    excludedShops: some(speech, excluded, row.excluded_ids.length),
    executor: [
      t(`cycle.executors.${executor.kind}`),
      ...who,
      ...('how' in executor ? [t(`cycle.hows.${executor.how}`)] : []),
    ].join(' · '),
    reviewer: reviewWords(speech, levelsOf(row), people),
    ccs: people(row.cc_ids),
    ccOnlyFailed: yesNo(speech, row.cc_only_failed),
    afterRectifications: yesNo(speech, row.after_rectifications),
    schedule: scheduleWords(speech, schedule) + datesOf(schedule),
    ...{ startOn: schedule.startOn, endOn: schedule.endOn },
    times: schedule.times === null ? null : String(schedule.times),
    term: termOf(speech, schedule),
    daysOff: t(row.skips_days_off ? 'cycle.facts.skipped' : 'cycle.facts.notSkipped'),
    holidays: t(row.skips_holidays ? 'cycle.facts.skipped' : 'cycle.facts.notSkipped'),
    deadlinePolicy: t(`cycle.facts.policies.${row.deadline_policy === 'close' ? 'close' : 'until_next'}`),
  };
}

/** Said by the cycle itself, or nothing: as it is preset. */
const yesNo = ({ t }: Speech, value: boolean | null): string | null =>
  value === null ? null : t(value ? 'ui.yes' : 'ui.no');

/** Levels with how they decide, where there is more to say than names. */
function reviewWords(
  { t }: Speech,
  levels: ReturnType<typeof levelsOf>,
  people: (ids: readonly string[]) => string,
): string {
  const [first] = levels;
  if (!first) return '';
  if (levels.length === 1 && first.mode === 'any') return people(first.memberIds);
  const words = levels.map(
    ({ mode, memberIds }, at) =>
      `${t('task.review.level', { level: at + 1 })}: ${people(memberIds)} (${t(`task.review.modes.${mode}`)})`,
  );
  return words.join('; ');
}

const OTHERS = { pictures: 'otherPictures', documents: 'otherDocuments' } as const;

/** How many there were and are; as many that are not the same are said to be others. */
function countsOf(
  { language }: Reader,
  what: keyof typeof OTHERS,
  before: readonly string[],
  after: readonly string[],
): [string | null, string | null] {
  const { t } = speechOf(language);
  const words = (key: typeof what | (typeof OTHERS)[typeof what], { length: count }: readonly string[]) =>
    count === 0 ? null : t(`cycle.facts.${key}`, { count });
  const isOther = before.length === after.length && before.join() !== after.join();
  return [words(what, before), words(isOther ? OTHERS[what] : what, after)];
}

type Schedule = ReturnType<typeof storedPlan>['schedule'];

/** Chosen dates are only counted by the words of a schedule. */
const datesOf = ({ recurrence }: Schedule): string =>
  recurrence.frequency === 'dates' ? ` (${recurrence.dates.join(' ')})` : '';

const HOURS_OF = { hours: 'hours', open_hours: 'openHours' } as const;

function termOf({ t }: Speech, { term }: Schedule): string {
  if (term.kind !== 'days') return t(`cycle.facts.${HOURS_OF[term.kind]}`, { count: term.hours });
  return term.days === 0 ? t('cycle.facts.sameDay') : t('cycle.facts.days', { count: term.days });
}

const some = (speech: Speech, rows: readonly { name: string }[], all: number): string =>
  speech.list([...rows.map(({ name }) => name), ...(all > rows.length ? [`+${all - rows.length}`] : [])]);
