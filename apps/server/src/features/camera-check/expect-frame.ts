import { ARRIVAL_PLACES, type CheckedKind, type CheckMoment } from '@rondo/domain/camera-check';
import type { CameraPlace } from '@rondo/domain/device';
import { allItems } from '@rondo/domain/scoring/template';
import type { Tx } from '../../platform/context.ts';
import { versionById } from '../template/index.ts';
import * as q from './camera-check.queries.ts';
import { isOn } from './setting.queries.ts';

export async function arrived(tx: Tx, { checkInId }: { checkInId: string }): Promise<void> {
  if (!(await isOn(tx.db, tx.companyId))) return;
  const found = await q.checkInById(tx.db, tx.companyId, checkInId).executeTakeFirst();
  if (!found) return;
  const about = { kind: 'check_in', id: checkInId, shopId: found.shop_id } as const;
  await expectFrame(tx, about, { moment: 'arrival', at: found.at, places: ARRIVAL_PLACES });
}

/** A fix was handed in: what does the camera of its check item show? */
export const handedIn = (tx: Tx, id: string): Promise<void> =>
  ofRectification(tx, id, ({ handled_at }) => (handled_at ? { moment: 'handled', at: handled_at } : null));

export const passedDeadline = (tx: Tx, id: string): Promise<void> =>
  ofRectification(tx, id, ({ deadline_at }) => ({ moment: 'deadline', at: deadline_at }));

type Rectification = NonNullable<Awaited<ReturnType<ReturnType<typeof q.rectificationById>['executeTakeFirst']>>>;
interface When {
  moment: CheckMoment;
  at: Date;
}

async function ofRectification(tx: Tx, id: string, whenOf: (row: Rectification) => When | null): Promise<void> {
  const { db, companyId } = tx;
  if (!(await isOn(db, companyId))) return;
  const row = await q.rectificationById(db, companyId, id).executeTakeFirst();
  const when = row && whenOf(row);
  if (!when) return;
  const version = await versionById(db, companyId, row.template_version_id);
  const places = version ? allItems(version.content).find((item) => item.id === row.item_id)?.cameraPlaces : undefined;
  const about = { kind: 'rectification', id, shopId: row.shop_id } as const;
  if (places) await expectFrame(tx, about, { ...when, places });
}

interface About {
  kind: CheckedKind;
  id: string;
  shopId: string;
}

/** Asks the first camera of the store that looks at one of the places; a store without one is asked nothing. */
async function expectFrame(tx: Tx, about: About, { moment, at, places }: When & { places: readonly CameraPlace[] }) {
  const { db, companyId } = tx;
  const camera = await q.boundCamera(db, companyId, about.shopId, places).executeTakeFirst();
  if (!camera) return;
  const id = tx.newId();
  const added = await q
    .insert(db, {
      ...{ company_id: companyId, id, shop_id: about.shopId, object_kind: about.kind, object_id: about.id },
      ...{ moment, at, camera_id: camera.id, camera_name: camera.name, created_at: tx.now() },
    })
    .executeTakeFirst();
  if (added) await q.enqueue(companyId, id, null).execute(db);
}
