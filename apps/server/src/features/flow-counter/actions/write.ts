import { type flowCounterApi as api, FLOW_COUNTER_FIELDS } from '@rondo/contract/flow-counter';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { accuracyPercent, type CounterKind, type CounterSource, shapeFault } from '@rondo/domain/flow-counter';
import { FLOW_COUNTER_LIMIT } from '@rondo/domain/flow-counter-limit';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { columnsOf } from '../../../platform/fields.ts';
import { stale } from '../../../platform/stale.ts';
import { visibleCameras } from '../../device/index.ts';
import { kindOf, type Row } from '../flow-counter.present.ts';
import * as q from '../flow-counter.queries.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import { detailOf, find } from './read.ts';

export const KIND = 'flowCounter';
type Fields = Omit<Parsed<typeof api.edit>, 'id' | 'rev'>;
interface Fixed {
  shopId: string;
  kind: CounterKind;
  source: CounterSource;
}

export async function create(
  { actor, once }: Context,
  { requestId, shopId, kind, source, ...fields }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'flow-counter.create', async (tx) => {
    await refuseTooMany(tx, actor, shopId);
    const columns = await columnsFor(tx, actor, { shopId, kind, source }, fields);
    const id = tx.newId();
    const place = { company_id: tx.companyId, id, shop_id: shopId, kind, source, edited_by: actor.memberId };
    const times = { created_at: tx.now(), updated_at: tx.now() };
    await refuseDuplicates(() => q.insert(tx.db, { ...place, ...columns, ...times }).execute());
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'created' });
    return { id };
  });
}

export async function edit(
  { actor, change }: Context,
  { id, rev, ...fields }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const fixed = { shopId: row.shop_id, kind: kindOf(row.kind), source: row.camera_id === null ? 'import' : 'camera' };
    const columns = await columnsFor(tx, actor, fixed as Fixed, fields);
    const saved = await save(tx, actor, { id, rev }, columns);
    const changes = changesOf({
      name: [row.name, columns.name],
      counter_camera: [row.camera_id, columns.camera_id],
      counter_shape: [sameText(row.shape), columns.shape],
      counter_code: [row.code, columns.code],
      staff_people: [String(row.staff_people), String(columns.staff_people)],
      staff_crossings: [String(row.staff_crossings), String(columns.staff_crossings)],
    });
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'edited', data: { changes } });
    const before = row.staff_people * row.staff_crossings;
    if (before !== fields.staffPeople * fields.staffCrossings) {
      await tx.emit('flow-counter.reweighed', { counterId: id });
    }
    return saved;
  });
}

export async function turn(
  { actor, change }: Context,
  { id, rev, isOn }: Parsed<typeof api.turn>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (row.is_on === isOn) throw new AppError('MOVE_NOT_ALLOWED');
    const saved = await save(tx, actor, { id, rev }, { is_on: isOn });
    await tx.addHistory({ kind: KIND, id, name: row.name, event: isOn ? 'turned_on' : 'turned_off' });
    return saved;
  });
}

export async function calibrate(
  { actor, change }: Context,
  { id, rev, real, counted }: Parsed<typeof api.calibrate>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const saved = await save(
      tx,
      actor,
      { id, rev },
      { calibrated_at: tx.now(), calibrated_real: real, calibrated_counted: counted },
    );
    const data = { real, counted, accuracyPercent: accuracyPercent({ real, counted }) };
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'calibrated', data });
    return saved;
  });
}

/** Holds the store, which has to be in scope, and refuses one counter too many. */
export async function refuseTooMany(tx: Tx, actor: Actor, shopId: string): Promise<void> {
  const shop = await q.holdShop(tx.db, actor, shopId).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND', { fields: [{ path: 'shopId', rule: 'invalid' }] });
  const { count } = await q.countAt(tx.db, tx.companyId, shopId).executeTakeFirstOrThrow();
  const max = FLOW_COUNTER_LIMIT.perShop;
  if (count >= max) throw new AppError('COUNTERS_TOO_MANY', { params: { max } });
}

type Change = Parameters<typeof q.update>[3];

async function save(tx: Tx, actor: Actor, seen: { id: string; rev: number }, change: Change): Promise<{ rev: number }> {
  const by = { edited_by: actor.memberId, updated_at: tx.now() };
  const saved = await refuseDuplicates(() =>
    q.update(tx.db, tx.companyId, seen, { ...change, ...by }).executeTakeFirst(),
  );
  if (saved) return saved;
  throw await stale(tx.db, tx.companyId, { kind: KIND, id: seen.id }, await detailOf({ db: tx.db, actor }, seen.id));
}

/** What is stored: a counter on a camera has that camera and a shape, one of somebody else its code, and neither what the other has. */
async function columnsFor(tx: Tx, actor: Actor, { shopId, kind, source }: Fixed, fields: Fields) {
  const isEntrance = kind === 'entrance';
  const staff = isEntrance ? {} : { staffPeople: 0, staffCrossings: 0 };
  if (source === 'import') {
    if (fields.code === null) throw refuseField('code', 'required');
    return stored({ ...fields, ...staff, cameraId: null, shape: null });
  }
  if (fields.cameraId === null) throw refuseField('cameraId', 'required');
  const fault = shapeFault(kind, fields.shape);
  if (fault) throw refuseField('shape', fault);
  const camera = await visibleCameras(tx.db, actor)
    .where('camera.shop_id', '=', shopId)
    .where('camera.id', '=', fields.cameraId)
    .executeTakeFirst();
  if (!camera) throw new AppError('NOT_FOUND', { fields: [{ path: 'cameraId', rule: 'invalid' }] });
  return stored({ ...fields, ...staff, code: null });
}

function stored(fields: Fields) {
  const { shape, ...columns } = columnsOf(FLOW_COUNTER_FIELDS, fields);
  return { ...columns, shape: shape === null ? null : JSON.stringify(shape) };
}

/** As `stored` writes it: the database keeps keys in an order of its own. */
function sameText(shape: Row['shape']): string | null {
  if (shape === null) return null;
  const known = FLOW_COUNTER_FIELDS.shape.output.parse(shape);
  return JSON.stringify(known);
}
