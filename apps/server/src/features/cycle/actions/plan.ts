import { isDeepStrictEqual } from 'node:util';
import type { cycleApi as api, CycleDetail } from '@rondo/contract/cycle';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { businessDate } from '@rondo/domain/business-day';
import { isCycleOpen, mayEditCycle } from '@rondo/domain/cycle';
import { lastOn } from '@rondo/domain/cycle/schedule';
import { LIMIT } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { takeNumbers } from '../../../platform/number-sequence.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { stale } from '../../../platform/stale.ts';
import { refuseWhileDissolving } from '../../company/index.ts';
import { attachAnew } from '../../file/index.ts';
import { keepActive, requireActive } from '../../people/index.ts';
import {
  executors,
  forOneOf,
  ownLevels,
  processOf,
  requireFewAttached,
  requireRule,
  reviewersOf,
  signers,
  usableTemplates,
} from '../../task/index.ts';
import { requireShared, sharesAt } from '../../template/index.ts';
import { changesBetween } from '../changes.ts';
import { coveredView, refusedFor } from '../covered.ts';
import * as q from '../cycle.queries.ts';
import { find } from '../find.ts';
import { detailOf } from '../present.ts';
import { knownPlaces, targets } from '../shops.queries.ts';
import { type CycleRecord, levelColumns, storedPlan, viewOf } from '../stored.ts';

type Wanted = Omit<Parsed<typeof api.preview>, 'shopId' | 'keyword'>;
type Reader = Pick<Context, 'db' | 'actor' | 'now' | 'language'>;

/** A plan that can be given out: templates, people, and somebody for every open store. Answers its open stores. */
export async function checkPlan({ db, actor, now }: Reader, wanted: Wanted) {
  const { schedule, executor } = wanted;
  requireFewAttached(wanted.photoIds, wanted.documentIds);
  const templates = await usableTemplates({ db, actor }, wanted);
  const presets: Awaited<ReturnType<typeof processOf>>[] = [];
  for (const template of templates) {
    const { templateId } = template;
    await forOneOf(templates, template, async () => {
      await requireShared({ db, actor }, templateId);
      presets.push(await processOf({ db, actor }, { ...wanted, templateId }));
    });
  }
  const reviewLevels = wanted.process === 'default' ? [] : ownLevels(wanted);
  checkSchedule(schedule, businessDate(now(), actor.timeZone, actor.cutOff));
  const named = executor.kind === 'members' ? executor.memberIds : [];
  await requireActive(db, actor.companyId, [...named, ...reviewersOf(reviewLevels), ...wanted.ccIds]);
  await requireRule(db, actor.companyId, executor);
  const known = await knownPlaces(db, actor.companyId, wanted);
  if (known.groupIds.length < new Set(wanted.groupIds).size) throw new AppError('NOT_FOUND');
  const shops = await targets(db, actor, wanted).execute();
  const seen = new Set([...wanted.excludedIds, ...shops.map((shop) => shop.id)]);
  if (wanted.shopIds.some((id) => !seen.has(id))) throw new AppError('NOT_FOUND');
  if (shops.length === 0) throw refuseField('shopIds', 'required');
  const open = shops.filter((shop) => shop.state === 'open');
  const { isOutside, isOutsideAll } = await sharesAt(
    db,
    actor.companyId,
    templates.map(({ templateId }) => templateId),
    shops.map((shop) => shop.id),
  );
  // Some are left out on each date, with the reason; a plan that reaches none gives out nothing.
  if (shops.every((shop) => isOutsideAll(shop.id))) throw new AppError('TEMPLATE_NOT_FOR_SHOP');
  const served = open.filter((shop) => !isOutsideAll(shop.id));
  const openIds = served.map((shop) => shop.id);
  // Only whether somebody can: each of its dates shares the stores out anew.
  const found = await executors(db, actor.companyId, executor, openIds, { mode: wanted.mode, isShared: false });
  const nobody = served.filter((shop) => !found.has(shop.id));
  const unsigned = new Set<string>();
  for (const { templateId } of templates) {
    const hasSigner = await signers(db, actor.companyId, { ...wanted, templateId }, openIds);
    for (const id of openIds) if (!isOutside(templateId, id) && !hasSigner(id)) unsigned.add(id);
  }
  return {
    ...{ templates, reviewLevels, shops, open, found, nobody, known, isOutsideAll },
    isFixed: presets.some((preset) => preset?.allowsOverride === false),
    unsigned: served.filter((shop) => unsigned.has(shop.id)),
  };
}

function checkSchedule(schedule: Wanted['schedule'], today: string): void {
  const last = lastOn(schedule);
  if (schedule.endOn !== null && schedule.endOn < schedule.startOn) throw refuseField('schedule', 'end_before_start');
  if (last !== null && last < today) throw refuseField('schedule', 'cycle_over');
  if (schedule.randomUntil === schedule.startTime) throw refuseField('schedule', 'empty_window');
}

/** A new cycle. The first date is today when its time has not come yet. */
export async function create(
  context: Context,
  wanted: Parsed<typeof api.create>,
): Promise<{ id: string; number: string }> {
  const { actor, once } = context;
  return once(wanted.requestId, 'cycle.create', async (tx) => {
    await refuseWhileDissolving(tx.db, tx.companyId);
    const reader = { ...context, db: tx.db };
    const source = wanted.copyOf === undefined ? null : await find(reader, wanted.copyOf);
    const columns = await columnsOf(reader, wanted);
    const at = tx.now();
    const id = tx.newId();
    const [number = ''] = await takeNumbers(tx.db, tx.companyId, NUMBER_PREFIX.cycle, at, actor.timeZone);
    const row = {
      ...{ company_id: tx.companyId, id, number, ...columns, owner_id: actor.memberId, state: 'pending_start' },
      ...{ since_at: at, wake_at: at, seed: seedOf(tx.newId()), created_at: at, updated_at: at },
    };
    await q.insert(tx.db, row).execute();
    await keepAttached(tx, id, wanted, source);
    await keepActive(tx, [actor.memberId, ...peopleOf(columns, wanted)]);
    const data = source ? { data: { from: source.number } } : {};
    const entry = { kind: 'cycle', id, name: `${number} ${wanted.name}` } as const;
    await tx.addHistory({ ...entry, event: source ? 'copied' : 'created', to: 'pending_start', ...data });
    return { id, number };
  });
}

/** Changes it from the next date on; what was given out stays as it is. */
export async function edit(
  context: Context,
  { id, rev, ...wanted }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  const { actor, change } = context;
  return change(async (tx) => {
    const reader = { ...context, db: tx.db };
    const row = await find(reader, id);
    if (!isCycleOpen(viewOf(row).state)) throw new AppError('CYCLE_ENDED');
    const view = await coveredView(reader, row);
    if (!mayEditCycle(actor, view)) throw refusedFor(actor, view);
    const columns = await columnsOf(reader, wanted);
    const at = tx.now();
    // Of another schedule, or for other stores, what began before now is not made up for: the preview says the same.
    const since = isPlannedAnew(row, wanted, columns) ? { since_at: at } : {};
    const saved = await q
      .update(tx.db, tx.companyId, { id, rev }, { ...columns, ...since, wake_at: at, updated_at: at })
      .executeTakeFirst();
    const current = (): Promise<CycleDetail> => detailOf(reader, id);
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: 'cycle', id }, await current());
    await keepAttached(tx, id, wanted, row);
    const changes = await changesBetween(reader, row, { ...columns, ...plansOf(wanted, columns) });
    await keepActive(tx, peopleOf(columns, wanted));
    await tx.addHistory({
      kind: 'cycle',
      id,
      name: `${row.number} ${wanted.name}`,
      event: 'edited',
      data: { changes },
    });
    return saved;
  });
}

/** Hangs pictures and documents on the cycle and nothing else: own uploads, and those that this cycle, or the one it is a copy of, has already. */
function keepAttached(tx: Tx, id: string, wanted: Wanted, known: CycleRecord | null): Promise<void> {
  const to = { kind: 'cycle' as const, id, shopId: null };
  const before = { fileIds: known?.photo_ids ?? [], documentIds: known?.document_ids ?? [] };
  return attachAnew(tx, to, { fileIds: wanted.photoIds, documentIds: wanted.documentIds }, before);
}

async function columnsOf(reader: Reader, wanted: Wanted) {
  const { templates, reviewLevels, nobody, unsigned, known, isFixed } = await checkPlan(reader, wanted);
  // Where the store signs, somebody has to manage it (S5.43).
  if (unsigned.length > 0) throw refusalOf('no_manager', unsigned);
  if (nobody.length > 0) throw refusalOf(wanted.executor.kind === 'manager' ? 'no_manager' : 'no_executor', nobody);
  const [first, ...more] = templates;
  return {
    name: wanted.name,
    name_pinyin: pinyinOf(wanted.name),
    description: wanted.description,
    ...{ photo_ids: wanted.photoIds, document_ids: wanted.documentIds },
    mode: wanted.mode,
    purpose: wanted.purpose,
    template_id: first?.templateId ?? '',
    more_template_ids: more.map(({ templateId }) => templateId),
    shop_ids: wanted.shopIds.filter((id) => !wanted.excludedIds.includes(id)),
    group_ids: known.groupIds,
    // One that was deleted meanwhile need not be left out any more.
    excluded_ids: known.excludedIds,
    executor: JSON.stringify(wanted.executor),
    ...levelColumns(reviewLevels),
    cc_ids: wanted.process === 'default' ? [] : wanted.ccIds,
    cc_only_failed: wanted.process === 'default' ? null : (wanted.ccOnlyFailed ?? null),
    // Where nobody may choose, the preset is followed, as it is on each date.
    after_rectifications: isFixed ? null : (wanted.afterRectifications ?? null),
    process: wanted.process,
    frequency: wanted.schedule.recurrence.frequency,
    schedule: JSON.stringify(wanted.schedule),
    skips_days_off: wanted.skipsDaysOff,
    skips_holidays: wanted.skipsHolidays,
    deadline_policy: wanted.deadlinePolicy,
  };
}

/** Whether an edit changes when it gives out tasks, or at which stores. */
function isPlannedAnew(row: CycleRecord, { schedule }: Wanted, columns: Places): boolean {
  const places = ({ shop_ids, group_ids, excluded_ids }: Places) =>
    [shop_ids, group_ids, excluded_ids].map((ids) => ids.toSorted());
  return !isDeepStrictEqual(storedPlan(row).schedule, schedule) || !isDeepStrictEqual(places(row), places(columns));
}

type Places = Pick<CycleRecord, 'shop_ids' | 'group_ids' | 'excluded_ids'>;

/** Names the first stores without anybody, as a dispatch does. */
function refusalOf(reason: 'no_manager' | 'no_executor', nobody: readonly { id: string; name: string }[]): AppError {
  const named = nobody.slice(0, LIMIT.task.blockersNamed);
  const blockers = named.map(({ id, name }) => ({ shopId: id, shopName: name, reason, template: null }));
  return new AppError(reason === 'no_manager' ? 'SHOP_NEEDS_MANAGER' : 'HANDLER_NEEDED', { data: { blockers } });
}

/** The documents of a row as they are read back. */
const plansOf = ({ executor, schedule }: Wanted, { review_levels }: { review_levels: string | null }) => ({
  executor,
  schedule,
  review_levels: review_levels === null ? null : JSON.parse(review_levels),
});

/** Everybody the cycle names. Their rows are locked until it is written: who leaves at the same moment hands it over, or it is refused. */
const peopleOf = (columns: { reviewer_ids: string[]; cc_ids: string[] }, { executor }: Wanted): string[] => [
  ...columns.reviewer_ids,
  ...columns.cc_ids,
  ...(executor.kind === 'members' ? executor.memberIds : []),
];

const SEED_DIGITS = 7;

/** 28 bits of chance of a new id. */
const seedOf = (id: string): number => Number.parseInt(id.slice(-SEED_DIGITS), 16);
