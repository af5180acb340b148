import type { flowDashboardApi as api } from '@rondo/contract/flow-dashboard';
import { contentOfFlowTemplate, type FlowWidget } from '@rondo/contract/flow-widget';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { mayEditFlowDashboard, mayManageFlowDashboard } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { binSince, broughtBack } from '../../../platform/bin.ts';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { stale } from '../../../platform/stale.ts';
import { attachFiles, detachFiles } from '../../file/index.ts';
import { detailOf, find, KIND } from '../find.ts';
import { contentOf, viewOf } from '../flow-dashboard.present.ts';
import * as q from '../flow-dashboard.queries.ts';

export async function create(
  { actor, once }: Context,
  { requestId, name, template, copyOf, content }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'flow-dashboard.create', async (tx) => {
    const other = copyOf === null ? null : await find({ db: tx.db, actor }, copyOf);
    if ((await q.countOf(tx.db, tx.companyId, actor.memberId)) >= FLOW_LIMIT.dashboards)
      throw new AppError('FLOW_DASHBOARD_FULL', { params: { max: FLOW_LIMIT.dashboards } });
    const { filters, widgets } = content ?? (other ? contentOf(other) : contentOfFlowTemplate(template));
    const id = tx.newId();
    await named(() =>
      q
        .insert(tx.db, {
          ...{ company_id: tx.companyId, id, owner_id: actor.memberId, name, name_pinyin: pinyinOf(name) },
          ...{ filters: JSON.stringify(filters), widgets: JSON.stringify(widgets) },
          ...{ created_at: tx.now(), updated_at: tx.now() },
        })
        .execute(),
    );
    await hangPictures(tx, id, widgets, other ? picturesOf(contentOf(other).widgets) : []);
    await tx.addHistory({ kind: KIND, id, name, event: 'created' });
    return { id };
  });
}

export async function rename(
  { actor, change }: Context,
  { id, rev, name }: Parsed<typeof api.rename>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await findMine(tx, actor, id, mayEditFlowDashboard);
    const next = { name, name_pinyin: pinyinOf(name), edited_by: actor.memberId, updated_at: tx.now() };
    const saved = await named(() => q.update(tx.db, tx.companyId, { id, rev }, next).executeTakeFirst());
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf({ db: tx.db, actor }, id));
    await tx.addHistory({
      kind: KIND,
      id,
      name,
      event: 'edited',
      data: { changes: changesOf({ name: [row.name, name] }) },
    });
    return saved;
  });
}

export async function save(
  { actor, change }: Context,
  { id, rev, filters, widgets }: Parsed<typeof api.save>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await findMine(tx, actor, id, mayEditFlowDashboard);
    const before = contentOf(row);
    const next = { filters: JSON.stringify(filters), widgets: JSON.stringify(widgets), edited_by: actor.memberId };
    const saved = await q
      .update(tx.db, tx.companyId, { id, rev }, { ...next, updated_at: tx.now() })
      .executeTakeFirst();
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf({ db: tx.db, actor }, id));
    await changePictures(tx, id, before.widgets, widgets);
    const changes = changesOf({ flowWidgets: [String(before.widgets.length), String(widgets.length)] });
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'edited', data: { changes } });
    return saved;
  });
}

const picturesOf = (widgets: readonly FlowWidget[]): string[] => [
  ...new Set(widgets.flatMap(({ pictureId }) => pictureId ?? [])),
];

/** New pictures are uploads of whoever saves; the known ones hang on the dashboard, or on the one it is a copy of, whoever brought them. */
async function hangPictures(tx: Tx, id: string, widgets: readonly FlowWidget[], known: readonly string[]) {
  const to = { kind: 'flow_dashboard', id, shopId: null } as const;
  const wanted = picturesOf(widgets);
  await attachFiles(
    tx,
    to,
    wanted.filter((one) => !known.includes(one)),
  );
  await attachFiles(
    { ...tx, actor: null },
    to,
    wanted.filter((one) => known.includes(one)),
  );
}

async function changePictures(
  tx: Tx,
  id: string,
  before: readonly FlowWidget[],
  after: readonly FlowWidget[],
): Promise<void> {
  const known = new Set(picturesOf(before));
  const wanted = picturesOf(after);
  if (wanted.length === known.size && wanted.every((one) => known.has(one))) return;
  await detachFiles(tx, { kind: 'flow_dashboard', id }, null);
  await hangPictures(tx, id, after, [...known]);
}

export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await findMine(tx, actor, id, mayManageFlowDashboard);
    const gone = await q.bury(tx.db, tx.companyId, id, actor.memberId, tx.now()).executeTakeFirst();
    if (!gone) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'deleted' });
    return { done: true as const };
  });
}

export async function restore(
  { actor, change }: Context,
  { id, name }: Parsed<typeof api.restore>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q
      .deleted(tx.db, actor, binSince(tx.now()))
      .where('flow_dashboard.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const called = name ?? row.name;
    const change = { ...broughtBack(tx.now()), name: called, name_pinyin: pinyinOf(called) };
    const back = await named(() => q.revive(tx.db, tx.companyId, id, change).executeTakeFirst());
    if (!back) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: called, event: 'restored' });
    return { done: true as const };
  });
}

async function findMine(tx: Tx, actor: Context['actor'], id: string, may: typeof mayEditFlowDashboard): Promise<q.Row> {
  const row = await find({ db: tx.db, actor }, id);
  if (!may(actor, viewOf(row))) throw new AppError('FORBIDDEN');
  return row;
}

const named = <T>(write: () => Promise<T>): Promise<T> =>
  onUniqueViolation(
    {
      flow_dashboard_name: () =>
        new AppError('FLOW_DASHBOARD_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
      flow_dashboard_default: () => new AppError('STALE'),
    },
    write,
  );
