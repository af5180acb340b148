import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi as api } from '@rondo/contract/surveillance';
import { STREAM_LOST_MS, WATCH_PURPOSES, WATCH_USES } from '@rondo/domain/surveillance';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import * as q from '../watch.queries.ts';

export async function watchLog(
  { db, actor, now }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.watchLog>,
): Promise<Output<typeof api.watchLog>> {
  const paging = { size, page: no, cursor, sort: q.NEWEST, id: 'watch.id' };
  const { rows, ...rest } = await page(db, q.log(db, actor, filter), paging);
  const lostBefore = new Date(now().getTime() - STREAM_LOST_MS);
  const list = rows.map((row) => ({
    id: row.id,
    member: { id: row.member_id, name: row.member_name },
    camera: { id: row.camera_id, name: row.camera_name },
    shop: { id: row.shop_id, name: row.shop_name },
    use: WATCH_USES.find((one) => one === row.use) ?? 'live',
    purpose: WATCH_PURPOSES.find((one) => one === row.purpose) ?? 'routine',
    openedAt: (row.opened_at ?? row.asked_at).toISOString(),
    // A stream whose end nobody told, as when the server was killed, ended when it was last heard of.
    closedAt: (row.closed_at ?? (row.seen_at < lostBefore ? row.seen_at : null))?.toISOString() ?? null,
  }));
  return { ...rest, list };
}
