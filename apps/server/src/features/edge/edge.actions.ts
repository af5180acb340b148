import { type edgeApi as api, EDGE_FIELDS, type EdgeDetail } from '@rondo/contract/edge';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { edgeCan, edgeMachine, showEdgeCode } from '@rondo/domain/edge';
import { LIMIT } from '@rondo/domain/limit';
import { changesOf } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import { EDGE_CLOSE } from '../../platform/edge/connect-headers.ts';
import type { EdgeHub } from '../../platform/edge/edge-hub.ts';
import { AppError } from '../../platform/errors.ts';
import { columnsOf } from '../../platform/fields.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { page } from '../../platform/list.ts';
import { stale } from '../../platform/stale.ts';
import { presentDetail, presentRow, stateOf } from './edge.present.ts';
import * as q from './edge.queries.ts';
import { codeHash, newCode } from './secrets.ts';

const KIND = 'edge';
type Reader = Pick<Context, 'db' | 'actor'>;

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'edge.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: rows.map(presentRow) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<EdgeDetail> => detailOf(context, id);

export async function create(
  { actor, once }: Context,
  { requestId, shopId, ...fields }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'edge.create', async (tx) => {
    const shop = await q.shopById(tx.db, actor, shopId).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND', { fields: [{ path: 'shopId', rule: 'invalid' }] });
    const id = tx.newId();
    const place = { company_id: tx.companyId, id, shop_id: shopId, edited_by: actor.memberId };
    const times = { created_at: tx.now(), updated_at: tx.now(), state_at: tx.now() };
    await q.insert(tx.db, { ...place, ...columnsOf(EDGE_FIELDS, fields), ...times }).execute();
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'created' });
    return { id };
  });
}

export async function edit(
  { actor, change }: Context,
  { id, rev, name }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const columns = { name, edited_by: actor.memberId, updated_at: tx.now() };
    const saved = await q.update(tx.db, tx.companyId, { id, rev }, columns).executeTakeFirst();
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf({ db: tx.db, actor }, id));
    const changes = changesOf({ name: [row.name, name] });
    await tx.addHistory({ kind: KIND, id, name, event: 'edited', data: { changes } });
    return saved;
  });
}

/** A code is told once, to whoever made it; only its hash is kept. */
export async function code(
  { actor, change }: Context,
  { id }: Parsed<typeof api.code>,
): Promise<Output<typeof api.code>> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (!edgeCan(actor, stateOf(row)).pair) throw new AppError('EDGE_CONNECTED');
    if (edgeMachine.after(stateOf(row), 'renew') !== null) await q.move(tx.db, row, 'renew', tx.now()).execute();
    const made = newCode();
    const expiresAt = new Date(tx.now().getTime() + LIMIT.edge.codeMs);
    await q.putCode(tx.db, row, codeHash(made), expiresAt).execute();
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'code_made' });
    return { code: showEdgeCode(made), expiresAt: expiresAt.toISOString() };
  });
}

/** Its key and code open nothing from now on. A connection to this node ends at once, one to another within seconds. */
export const revoke =
  (edges: EdgeHub) =>
  async ({ actor, change }: Context, { id }: Parsed<typeof api.revoke>): Promise<{ done: true }> => {
    await change(async (tx) => {
      const row = await find({ db: tx.db, actor }, id);
      const gone = { key_hash: null, connection_id: null, node_url: '', alerted_at: null };
      const moved = await q.move(tx.db, row, 'revoke', tx.now(), gone).executeTakeFirst();
      if (!moved) throw new AppError('EDGE_REVOKED');
      await q.dropCode(tx.db, row).execute();
      await tx.addHistory({ kind: KIND, id, name: row.name, event: 'revoked' });
    });
    edges.tunnel(id)?.close(EDGE_CLOSE.revoked, 'revoked');
    return { done: true };
  };

async function find({ db, actor }: Reader, id: string) {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** One as it is now; inside a transaction as that leaves it. */
async function detailOf({ db, actor }: Reader, id: string): Promise<EdgeDetail> {
  const row = await find({ db, actor }, id);
  const history = await historyOf(db, actor.companyId, id).execute();
  return presentDetail(
    row,
    history.map((entry) => presentHistory(entry)),
    actor,
  );
}
