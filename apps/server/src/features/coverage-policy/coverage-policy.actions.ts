import type { coveragePolicyApi as api, CoveragePolicyDetail } from '@rondo/contract/coverage-policy';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { COVERAGE_STATES, type CoverageState, coverageOf } from '@rondo/domain/coverage';
import { coveragePolicyEvents, coveragePolicyMachine, mayEditCoveragePolicy } from '@rondo/domain/coverage-policy';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { page } from '../../platform/list.ts';
import { pinyinOf } from '../../platform/pinyin.ts';
import { stale } from '../../platform/stale.ts';
import { requireShared } from '../template/index.ts';
import { changesBetween } from './changes.ts';
import { presentRows, type Row, todayOf, viewOf } from './coverage-policy.present.ts';
import * as q from './coverage-policy.queries.ts';
import { LONGEST, shopsOf, standingsOf } from './standing.queries.ts';

const KIND = 'coveragePolicy';
type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Fields = Omit<Parsed<typeof api.create>, 'requestId'>;

export async function list(
  context: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const { db, actor } = context;
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'coverage_policy.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: await presentRows(context, rows) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<CoveragePolicyDetail> =>
  detailOf(context, id);

/** The stores behind the numbers: each number opens exactly its rows. */
export async function shops(
  context: Context,
  { id, state = [...COVERAGE_STATES], size, page: no, cursor }: Parsed<typeof api.shops>,
): Promise<Output<typeof api.shops>> {
  const { db, actor } = context;
  await find(context, id);
  const today = todayOf(context);
  const query = shopsOf(db, actor, { id, today, states: state });
  const { rows, ...rest } = await page(db, query, { size, page: no, cursor, sort: LONGEST, id: 'shop.id' });
  const shopIds = rows.map((row) => row.id);
  const standings = await standingsOf(db, actor, id, today, shopIds).execute();
  const listed = rows.flatMap((row) => {
    const found = standings.find((one) => one.id === row.id);
    if (!found) return [];
    return [
      {
        shop: { id: row.id, name: row.name },
        groupPath: row.path,
        state: coverageOf({ isDone: found.is_done, wasDone: found.was_done, owed: found.owed }),
        ...{ made: found.made, madeBefore: found.made_before, lastAt: row.last_inspected_at?.toISOString() ?? null },
      },
    ];
  });
  return { ...rest, list: listed };
}

const WAITING: readonly CoverageState[] = ['overdue', 'due'];

/** What fills the dispatch wizard. */
export async function targets(
  context: Context,
  { id, state = [...WAITING] }: Parsed<typeof api.targets>,
): Promise<Output<typeof api.targets>> {
  const { db, actor } = context;
  await find(context, id);
  const query = shopsOf(db, actor, { id, today: todayOf(context), states: state });
  const [rows, { total }] = await Promise.all([
    query.clearSelect().select('shop.id').orderBy(LONGEST.by).orderBy('shop.id').limit(LIMIT.task.shops).execute(),
    query
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { shopIds: rows.map((row) => row.id), total };
}

export async function create(
  { actor, once, now }: Context,
  { requestId, ...fields }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'coverage-policy.create', async (tx) => {
    await requireKnown({ db: tx.db, actor, now }, fields);
    if (fields.templateId !== null) await requireShared({ db: tx.db, actor }, fields.templateId);
    const id = tx.newId();
    const row = { company_id: tx.companyId, id, member_id: actor.memberId, since_on: todayOf({ actor, now }) };
    await q.insert(tx.db, { ...row, ...columnsOf(fields), created_at: tx.now(), updated_at: tx.now() }).execute();
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'created', to: 'active' });
    return { id };
  });
}

export async function edit(
  { actor, change, now, language }: Context,
  { id, rev, ...fields }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const reader = { db: tx.db, actor, now };
    const row = await find(reader, id);
    if (viewOf(row).state === 'stopped') throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayEditCoveragePolicy(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    await requireKnown(reader, fields);
    const { templateId } = fields;
    if (templateId !== null && templateId !== row.template_id) await requireShared(reader, templateId);
    const before = await detailOf(reader, id);
    const saved = await q
      .update(tx.db, actor, { id, rev }, { ...columnsOf(fields), updated_at: tx.now() })
      .executeTakeFirst();
    const after = await detailOf(reader, id);
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, after);
    const changes = changesBetween(language, before, after);
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'edited', data: { changes } });
    return saved;
  });
}

export async function move(
  { actor, change, now }: Context,
  { id, rev, event, reason }: Parsed<typeof api.move>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const view = viewOf(row);
    const to = coveragePolicyMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!coveragePolicyEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    // While it was stopped nobody owed anything.
    const since = event === 'resume' ? { since_on: todayOf({ actor, now }) } : {};
    const moved = await q
      .move(tx.db, actor, { id, rev, event }, { ...since, state: to, updated_at: tx.now() })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    const entry = { kind: KIND, id, name: row.name, event, from: view.state, to } as const;
    await tx.addHistory({ ...entry, comment: reason || null });
    return moved;
  });
}

const columnsOf = ({ name, groupId, tag, purpose, mode, templateId, atLeast, per }: Fields) => ({
  ...{ name, name_pinyin: pinyinOf(name), group_id: groupId, tag: tag.trim(), purpose, mode },
  ...{ template_id: templateId, at_least: atLeast, per },
});

/** Group and template are of this company. */
async function requireKnown({ db, actor }: Reader, { groupId, templateId }: Fields): Promise<void> {
  const [group, template] = await Promise.all([
    groupId === null ? true : q.groupById(db, actor.companyId, groupId).executeTakeFirst(),
    templateId === null ? true : q.templateById(db, actor.companyId, templateId).executeTakeFirst(),
  ]);
  if (!group) throw new AppError('NOT_FOUND', { fields: [{ path: 'groupId', rule: 'invalid' }] });
  if (!template) throw new AppError('NOT_FOUND', { fields: [{ path: 'templateId', rule: 'invalid' }] });
}

async function find({ db, actor }: Pick<Reader, 'db' | 'actor'>, id: string): Promise<Row> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** One as it is now; inside a transaction as that leaves it. */
async function detailOf(reader: Reader, id: string): Promise<CoveragePolicyDetail> {
  const { db, actor } = reader;
  const row = await find(reader, id);
  const [presented] = await presentRows(reader, [row]);
  if (!presented) throw new Error('a row that was found is presented');
  const history = await historyOf(db, actor.companyId, id).execute();
  const view = viewOf(row);
  return {
    ...presented,
    history: history.map((entry) => presentHistory(entry)),
    can: { edit: mayEditCoveragePolicy(actor, view), events: coveragePolicyEvents(actor, view) },
  };
}
