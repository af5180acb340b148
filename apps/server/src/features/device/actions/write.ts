import { type deviceApi as api, DEVICE_FIELDS } from '@rondo/contract/device';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { type AuditField, changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import type { EdgeHub } from '../../../platform/edge/edge-hub.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { columnsOf, type FieldColumns } from '../../../platform/fields.ts';
import type { Secrets } from '../../../platform/sealed-secret.ts';
import { stale } from '../../../platform/stale.ts';
import { refuseWhileDissolving } from '../../company/index.ts';
import { edgeById, edgeOfShop } from '../../edge/index.ts';
import { camerasText, replaceCameras } from '../cameras.ts';
import { type DeviceSettings, refuseWrong } from '../check.ts';
import * as q from '../device.queries.ts';
import { PASSWORD } from '../source.ts';
import { forgetAbilities } from '../steered.queries.ts';
import { detailOf, find } from './read.ts';

const KIND = 'device';
const TAKEN = { device_serial: () => new AppError('DEVICE_SERIAL_TAKEN') };

/** What the actions need of the process. */
export interface Parts {
  secrets: Secrets;
  settings: DeviceSettings;
  edges: Pick<EdgeHub, 'webUrl'>;
}

export const create =
  ({ secrets, settings }: Parts) =>
  async (
    { actor, once }: Context,
    { requestId, shopId, edgeId, password, cameras, ...fields }: Parsed<typeof api.create>,
  ): Promise<{ id: string }> => {
    refuseWrong({ ...fields, cameras }, settings);
    const sealed = password === '' ? '' : await secrets.seal(PASSWORD, password);
    return once(requestId, 'device.create', async (tx) => {
      await refuseWhileDissolving(tx.db, tx.companyId);
      await shopInScope(tx, actor, shopId);
      await edgeInShop(tx, edgeId, shopId);
      const id = tx.newId();
      const times = { created_at: tx.now(), updated_at: tx.now(), state_at: tx.now() };
      const place = {
        company_id: tx.companyId,
        id,
        shop_id: shopId,
        edge_id: edgeId,
        password: sealed,
        edited_by: actor.memberId,
      };
      // A clip of the demo is always there.
      const isThere = fields.driver === 'file' ? { state: 'online', seen_at: tx.now() } : {};
      await onUniqueViolation(TAKEN, () =>
        q.insert(tx.db, { ...place, ...columnsOf(DEVICE_FIELDS, fields), ...times, ...isThere }).execute(),
      );
      await replaceCameras(tx, { id, shopId }, [], cameras);
      await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'created' });
      return { id };
    });
  };

export const edit =
  ({ secrets, settings }: Parts) =>
  async (
    { actor, change }: Context,
    { id, rev, shopId, edgeId, password, cameras, ...fields }: Parsed<typeof api.edit>,
  ): Promise<{ rev: number }> => {
    refuseWrong({ ...fields, cameras }, settings);
    const sealed = password === undefined || password === '' ? password : await secrets.seal(PASSWORD, password);
    return change(async (tx) => {
      const row = await find({ db: tx.db, actor }, id);
      const shop = await shopInScope(tx, actor, shopId);
      const edge = await edgeInShop(tx, edgeId, shopId);
      const edgeBefore = row.edge_id === null ? null : await edgeById(tx.db, tx.companyId, row.edge_id);
      const before = await q.camerasOf(tx.db, tx.companyId, [id]).execute();
      const columns = columnsOf(DEVICE_FIELDS, fields);
      const secret = sealed === undefined ? {} : { password: sealed };
      const saved = await onUniqueViolation(TAKEN, () =>
        q
          .update(
            tx.db,
            tx.companyId,
            { id, rev },
            {
              ...columns,
              ...secret,
              shop_id: shopId,
              edge_id: edgeId,
              edited_by: actor.memberId,
              updated_at: tx.now(),
            },
          )
          .executeTakeFirst(),
      );
      if (!saved)
        throw await stale(
          tx.db,
          tx.companyId,
          { kind: KIND, id },
          await detailOf({ db: tx.db, actor, now: tx.now }, id),
        );
      await replaceCameras(tx, { id, shopId }, before, cameras);
      // Another address may be another camera.
      const isOther = row.address !== fields.address || row.driver !== fields.driver;
      if (isOther) await forgetAbilities(tx.db, tx.companyId, id).execute();
      const changes = changesOf({
        ...Object.fromEntries(AUDITED.map((field) => [field, [row[field], columns[field]]])),
        shop: [row.shop_name, shop.name],
        edge: [edgeBefore?.name ?? '', edge?.name ?? ''],
        cameras: [camerasText(before), camerasText(await q.camerasOf(tx.db, tx.companyId, [id]).execute())],
      });
      await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'edited', data: { changes } });
      if (sealed !== undefined) await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'password_set' });
      return saved;
    });
  };

export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const deletion = { deleted_at: tx.now(), deleted_by: actor.memberId };
    const gone = await q.update(tx.db, tx.companyId, { id, rev: row.rev }, deletion).executeTakeFirst();
    if (!gone) throw new AppError('STALE');
    const cameras = await q.camerasOf(tx.db, tx.companyId, [id]).execute();
    const ids = cameras.map((one) => one.id);
    if (ids.length > 0) await q.deleteCameras(tx.db, tx.companyId, ids, deletion.deleted_at).execute();
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'deleted' });
    return { done: true };
  });
}

/** The columns of the fields: each has a word in the audit log, or this does not compile. */
const AUDITED: readonly (keyof FieldColumns<typeof DEVICE_FIELDS> & AuditField)[] = Object.values(DEVICE_FIELDS).map(
  ({ column }) => column,
);

/** A gateway stands in the store of the device; refuses at the field. */
async function edgeInShop(tx: Tx, edgeId: string | null, shopId: string) {
  if (edgeId === null) return null;
  const edge = await edgeOfShop(tx.db, tx.companyId, edgeId, shopId);
  if (!edge) throw refuseField('edgeId', 'invalid');
  return edge;
}

async function shopInScope(tx: Tx, actor: Context['actor'], shopId: string) {
  const shop = await q.shopById(tx.db, actor, shopId).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND', { fields: [{ path: 'shopId', rule: 'invalid' }] });
  return shop;
}
