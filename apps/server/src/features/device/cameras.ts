import type { deviceApi as api } from '@rondo/contract/device';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Tx } from '../../platform/context.ts';
import type { CameraOfRow } from './device.present.ts';
import * as q from './device.queries.ts';

type Given = Parsed<typeof api.edit>['cameras'];

/** Gives a device the cameras of a form. A channel that stays keeps its camera: recordings and pictures go on naming it. */
export async function replaceCameras(
  tx: Tx,
  device: { id: string; shopId: string },
  before: readonly CameraOfRow[],
  given: Given,
): Promise<void> {
  const gone = before.filter((row) => !given.some(({ channel }) => channel === row.channel)).map(({ id }) => id);
  if (gone.length > 0) await q.deleteCameras(tx.db, tx.companyId, gone, tx.now()).execute();
  const of = { company_id: tx.companyId, device_id: device.id, shop_id: device.shopId };
  const fresh = given.filter(({ channel }) => !before.some((row) => row.channel === channel));
  const rows = fresh.map((one) => ({ ...of, ...cameraColumns(one), id: tx.newId(), created_at: tx.now() }));
  if (rows.length > 0) await q.insertCameras(tx.db, rows).execute();
  const kept = before.flatMap((row) => {
    const columns = given.find(({ channel }) => channel === row.channel);
    return columns === undefined ? [] : [{ id: row.id, shop_id: device.shopId, ...cameraColumns(columns) }];
  });
  if (kept.length > 0) await q.updateCameras(tx.companyId, kept).execute(tx.db);
}

/** What the audit log shows of cameras. */
export const camerasText = (cameras: readonly Pick<CameraOfRow, 'channel' | 'name'>[]): string =>
  cameras.map(({ channel, name }) => `${channel} ${name}`).join(' · ');

/** The columns that say what a camera is. */
export const cameraColumns = ({ channel, name, places, mainStream, subStream }: Given[number]) => ({
  channel,
  name,
  places: [...new Set(places)],
  main_stream: mainStream,
  sub_stream: subStream,
});
