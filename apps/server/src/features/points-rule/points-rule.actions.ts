import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsRuleApi as api, PointsRuleDetail } from '@rondo/contract/points-rule';
import type { Actor } from '@rondo/domain/actor';
import { pointsFaults } from '@rondo/domain/points/rule';
import { mayDeletePointsRule, mayEditPointsRule, pointsRuleEvents, pointsRuleMachine } from '@rondo/domain/points-rule';
import type { Context, Tx } from '../../platform/context.ts';
import { onUniqueViolation } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { page } from '../../platform/list.ts';
import { pinyinOf } from '../../platform/pinyin.ts';
import { stale } from '../../platform/stale.ts';
import { changesBetween } from './changes.ts';
import { placesAfter, placesOf } from './places.ts';
import { contentOf, presentRow, type Row, todayOf } from './points-rule.present.ts';
import * as q from './points-rule.queries.ts';

const KIND = 'pointsRule';
type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Fields = Omit<Parsed<typeof api.create>, 'requestId'>;

export async function list(
  context: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const { db, actor } = context;
  const today = todayOf(context);
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'points_rule.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter, today), paging);
  return { ...rest, list: rows.map((row) => presentRow(row, today)) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<PointsRuleDetail> =>
  detailOf(context, id);

export async function create(
  { actor, once }: Context,
  { requestId, ...fields }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  requireRight(fields);
  return once(requestId, 'points-rule.create', async (tx) => {
    await q.lockRules(tx.db, tx.companyId);
    await requireKnown(tx, actor, fields);
    const id = tx.newId();
    const row = { company_id: tx.companyId, id, member_id: actor.memberId, ...columnsOf(fields) };
    await named(() => q.insert(tx.db, { ...row, created_at: tx.now(), updated_at: tx.now() }).execute());
    await keepVersion(tx, { id, no: 1, memberId: actor.memberId }, fields);
    await requireOnlyOne(tx, id);
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'created', to: 'disabled' });
    await tx.emit('points-rule.saved', { ruleId: id });
    return { id };
  });
}

export async function edit(
  { actor, change, now, language }: Context,
  { id, rev, ...fields }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    await q.lockRules(tx.db, tx.companyId);
    const reader = { db: tx.db, actor, now };
    const row = await find(reader, id);
    if (!mayEditPointsRule(actor)) throw new AppError('FORBIDDEN');
    await requireKnown(tx, actor, fields);
    const before = await detailOf(reader, id);
    // Whose points they are, and of what, stays: the accounts are of that.
    const kept = { ...placesAfter(fields, before, contentOf(row)), target: before.target, type: before.type };
    requireRight(kept);
    const next = { ...columnsOf(kept), version_no: row.version_no + 1, updated_at: tx.now() };
    const saved = await named(() => q.update(tx.db, actor, { id, rev }, next).executeTakeFirst());
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf(reader, id));
    await keepVersion(tx, { id, no: row.version_no + 1, memberId: actor.memberId }, kept);
    await requireOnlyOne(tx, id);
    // Not read again: whoever takes their last store out of it does not see it any more.
    const changes = changesBetween(language, before, { ...kept, ...(await placesOf(reader, kept)) });
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'edited', data: { changes } });
    await tx.emit('points-rule.saved', { ruleId: id });
    return saved;
  });
}

export async function move(
  { actor, change, now }: Context,
  { id, rev, event }: Parsed<typeof api.move>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    await q.lockRules(tx.db, tx.companyId);
    const row = await find({ db: tx.db, actor, now }, id);
    const { state } = presentRow(row, todayOf({ actor, now }));
    const to = pointsRuleMachine.after(state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!pointsRuleEvents(actor, { state }).includes(event)) throw new AppError('FORBIDDEN');
    const moved = await q
      .move(tx.db, actor, { id, rev, event }, { state: to, updated_at: tx.now() })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    if (event === 'enable') await requireOnlyOne(tx, id);
    await tx.addHistory({ kind: KIND, id, name: row.name, event, from: state, to });
    await tx.emit('points-rule.saved', { ruleId: id });
    return moved;
  });
}

export async function remove(
  { actor, change, now }: Context,
  { id }: Parsed<typeof api.remove>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    // What posts by it at this moment is seen by the deletion then.
    await q.hold(tx.db, tx.companyId, id).execute();
    const row = await find({ db: tx.db, actor, now }, id);
    if (!mayEditPointsRule(actor)) throw new AppError('FORBIDDEN');
    const removed = await q.remove(tx.db, tx.companyId, id).executeTakeFirst();
    if (!removed) throw new AppError('POINTS_RULE_USED');
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'deleted', from: row.state });
    return { done: true as const };
  });
}

const named = <T>(write: () => Promise<T>): Promise<T> =>
  onUniqueViolation(
    {
      points_rule_name: () => new AppError('POINTS_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
    },
    write,
  );

/** What the shapes cannot say: limits in order, rows complete, weights that total 100 %. */
function requireRight(fields: Fields): void {
  const faults = pointsFaults(fields);
  if (faults.length > 0) throw new AppError('INPUT_REFUSED', { fields: faults });
}

/** Groups and stores are in sight of whoever names them. */
async function requireKnown({ db }: Tx, actor: Actor, { groupIds, shopIds }: Fields): Promise<void> {
  const [groups, shops] = await Promise.all([
    q.groupsInSight(db, actor, groupIds).execute(),
    q.shopsByIds(db, actor, shopIds).execute(),
  ]);
  if (groups.length < new Set(groupIds).size)
    throw new AppError('NOT_FOUND', { fields: [{ path: 'groupIds', rule: 'invalid' }] });
  if (shops.length < new Set(shopIds).size)
    throw new AppError('NOT_FOUND', { fields: [{ path: 'shopIds', rule: 'invalid' }] });
}

/** No store has two comprehensive rules at the same time. */
async function requireOnlyOne({ db, companyId }: Tx, id: string): Promise<void> {
  const shared = await q.sharedShop(db, companyId, id).executeTakeFirst();
  if (shared) throw new AppError('POINTS_SECOND_COMPREHENSIVE', { params: shared });
}

const keepVersion = (
  { db, companyId, now }: Tx,
  { id, no, memberId }: { id: string; no: number; memberId: string },
  fields: Fields,
) =>
  q
    .insertVersion(db, {
      ...{ company_id: companyId, rule_id: id, no, content: JSON.stringify(fields), at: now(), member_id: memberId },
    })
    .execute();

const columnsOf = (fields: Fields) => ({
  ...{ name: fields.name, name_pinyin: pinyinOf(fields.name), target: fields.target, type: fields.type },
  ...{ scope: fields.scope, valid_from: fields.validFrom, valid_until: fields.validUntil, cycle: fields.cycle },
  group_ids: fields.scope === 'groups' ? fields.groupIds : [],
  shop_ids: fields.scope === 'shops' ? fields.shopIds : [],
  ...{ initial: fields.initial, lower: fields.lower, upper: fields.upper, reset: fields.reset },
  ...{ carry_percent: fields.carryPercent, is_visible: fields.isVisible, appeal_days: fields.appealDays },
  details: JSON.stringify(fields.details),
});

async function find({ db, actor }: Reader, id: string): Promise<Row> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** One as it is now; inside a transaction as that leaves it. */
async function detailOf(reader: Reader, id: string): Promise<PointsRuleDetail> {
  const { db, actor } = reader;
  const row = await find(reader, id);
  const content = contentOf(row);
  const presented = presentRow(row, todayOf(reader));
  const [places, versions, history] = await Promise.all([
    placesOf(reader, content),
    q.versionsOf(db, actor.companyId, id).execute(),
    historyOf(db, actor.companyId, id).execute(),
  ]);
  return {
    ...presented,
    ...content,
    ...places,
    ...{ postings: row.postings, member: { id: row.member_id, name: row.member_name } },
    versions: versions.map(({ no, at, name }) => ({ no, at: at.toISOString(), member: name })),
    history: history.map((entry) => presentHistory(entry)),
    can: {
      edit: mayEditPointsRule(actor),
      delete: mayDeletePointsRule(actor, { postings: row.postings, isAdjusted: row.is_adjusted }),
      events: pointsRuleEvents(actor, presented),
    },
  };
}
