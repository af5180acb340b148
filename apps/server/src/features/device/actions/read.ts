import type { deviceApi as api, DeviceDetail } from '@rondo/contract/device';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { managesDevices } from '@rondo/domain/device';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import { edgeById } from '../../edge/index.ts';
import { presentDetail, presentRow } from '../device.present.ts';
import * as q from '../device.queries.ts';

export type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

export async function list(
  { db, actor, now }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'device.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter, now()), paging);
  const cameras = await camerasByDevice(
    { db, actor },
    rows.map(({ id }) => id),
  );
  return { ...rest, list: rows.map((row) => presentRow(row, cameras(row.id), now())) };
}

export async function counts(
  { db, actor, now }: Context,
  filter: Parsed<typeof api.counts>,
): Promise<Output<typeof api.counts>> {
  const found = await q.counts(db, actor, filter, now()).executeTakeFirstOrThrow();
  return { ...found, can: { create: managesDevices(actor) } };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<DeviceDetail> => detailOf(context, id);

export async function find({ db, actor }: Pick<Reader, 'db' | 'actor'>, id: string) {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** One as it is now; inside a transaction as that leaves it. */
export async function detailOf(reader: Reader, id: string): Promise<DeviceDetail> {
  const { db, actor, now } = reader;
  const row = await find(reader, id);
  const [cameras, history] = await Promise.all([
    q.camerasOf(db, actor.companyId, [id]).execute(),
    historyOf(db, actor.companyId, id).execute(),
  ]);
  const edge = row.edge_id === null ? undefined : await edgeById(db, actor.companyId, row.edge_id);
  return presentDetail(row, {
    cameras,
    actor,
    edge: edge ?? null,
    history: history.map((entry) => presentHistory(entry)),
    now: now(),
  });
}

/** The cameras of several devices, by device. */
export async function camerasByDevice({ db, actor }: Pick<Reader, 'db' | 'actor'>, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await q.camerasOf(db, actor.companyId, ids).execute();
  return (id: string) => rows.filter((row) => row.device_id === id);
}
