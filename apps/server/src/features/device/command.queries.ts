import type { CardState, DeviceCause, DeviceCommandEvent, DeviceState } from '@rondo/domain/device';
import { deviceCommandMachine } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { DeviceCommand } from '../../platform/db/schema.gen.ts';

const OPEN = deviceCommandMachine.from('expire');
export const TASK = 'device.command';

/** Writes a command down; no row: the device is at another one (index device_command_open). */
export const insert = (db: Db, row: Insertable<DeviceCommand>) =>
  db
    .insertInto('device_command')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id');

/** Hands a step of a command to the queue; one that waits there already is not put in twice. */
export const enqueue = (companyId: string, id: string, at: Date | null) =>
  sql`select enqueue(${TASK}, ${JSON.stringify({ companyId, id })}::json, ${at}::timestamptz, ${`${TASK}:${id}`})`;

/** The log of a device; index device_command_log. */
export const log = (db: Db, companyId: string, deviceId: string) =>
  db
    .selectFrom('device_command as c')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'c.company_id').onRef('m.id', '=', 'c.member_id'))
    .leftJoin('camera', (j) => j.onRef('camera.company_id', '=', 'c.company_id').onRef('camera.id', '=', 'c.camera_id'))
    .selectAll('c')
    .select(['m.name as member_name', 'camera.name as camera_name'])
    .where('c.company_id', '=', companyId)
    .where('c.device_id', '=', deviceId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(LIMIT.device.commands);
export type CommandRow = Awaited<ReturnType<ReturnType<typeof log>['execute']>>[number];

/** Some commands, whoever asked for them. */
export const some = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('device_command')
    .select(['id', 'device_id', 'state', 'cause'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** The channels that a device has, in their order. */
export const channelsOf = (db: Db, companyId: string, deviceId: string) =>
  db
    .selectFrom('camera')
    .select('channel')
    .where('company_id', '=', companyId)
    .where('device_id', '=', deviceId)
    .where('deleted_at', 'is', null)
    .orderBy('channel');

/** A command that is not over, with its device and its camera. */
export const open = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('device_command as c')
    .innerJoin('device as d', (j) => j.onRef('d.company_id', '=', 'c.company_id').onRef('d.id', '=', 'c.device_id'))
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'd.company_id').onRef('s.id', '=', 'd.shop_id'))
    .innerJoin('company as o', 'o.id', 'c.company_id')
    .leftJoin('camera', (j) => j.onRef('camera.company_id', '=', 'c.company_id').onRef('camera.id', '=', 'c.camera_id'))
    .selectAll('c')
    .select(['d.shop_id', sql<string>`coalesce(s.time_zone, o.time_zone)`.as('zone')])
    .select([
      'd.driver',
      'd.address',
      'd.username',
      'd.password',
      'd.edge_id',
      'd.state as device_state',
      'd.card_state',
    ])
    .select('camera.channel')
    .where('c.company_id', '=', companyId)
    .where('c.id', '=', id)
    .where('c.state', 'in', OPEN);
export type OpenCommand = NonNullable<Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirst']>>>;

/** Takes the next step of a command for oneself; no row: somebody else has it. */
export const take = (db: Db, { company_id, id, touched_at }: OpenCommand, at: Date) =>
  db
    .updateTable('device_command')
    .set({ touched_at: at })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('touched_at', '=', touched_at)
    .where('state', 'in', OPEN)
    .returning('id');

/** Commands of every company that nobody works on any more, as far as one can see. */
export const silent = (owner: Db, before: Date) =>
  owner
    .selectFrom('device_command')
    .select(['company_id', 'id'])
    .where('state', 'in', OPEN)
    .where('touched_at', '<', before)
    .orderBy('touched_at')
    .limit(LIMIT.device.checked);

/** Moves a command on; no row: it was moved meanwhile. */
export function move(
  db: Db,
  { company_id, id }: Pick<OpenCommand, 'company_id' | 'id'>,
  event: DeviceCommandEvent,
  { at, cause = '' }: { at: Date; cause?: DeviceCause | '' },
) {
  const to = deviceCommandMachine.from(event).map((from) => deviceCommandMachine.after(from, event))[0] ?? '';
  const isOver = event !== 'send';
  return db
    .updateTable('device_command')
    .set({ state: to, cause, touched_at: at, ...(isOver ? { finished_at: at } : { sent_at: at }) })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('state', 'in', deviceCommandMachine.from(event))
    .returning('id');
}

/** Something was learnt of a command that goes on. */
export const note = (
  db: Db,
  { company_id, id }: Pick<OpenCommand, 'company_id' | 'id'>,
  change: Updateable<DeviceCommand>,
) => db.updateTable('device_command').set(change).where('company_id', '=', company_id).where('id', '=', id);

interface Of {
  company_id: string;
  device_id: string;
}

/** Moves the device of a command; it stays where it is in any other state. */
export const moveDevice = (db: Db, of: Of, from: DeviceState, to: DeviceState, at: Date) =>
  db
    .updateTable('device')
    .set({ state: to, state_at: at, ...(to === 'online' ? { seen_at: at } : {}) })
    .where('company_id', '=', of.company_id)
    .where('id', '=', of.device_id)
    .where('state', '=', from);

export const moveCard = (db: Db, of: Of, from: CardState, to: CardState) =>
  db
    .updateTable('device')
    .set({ card_state: to })
    .where('company_id', '=', of.company_id)
    .where('id', '=', of.device_id)
    .where('card_state', '=', from)
    .returning('id');

/** The settings that were last written to a camera for a kind of detection; index device_command_camera. */
export const lastWritten = (db: Db, companyId: string, cameraId: string, kind: string) =>
  db
    .selectFrom('device_command')
    .select('data')
    .where('company_id', '=', companyId)
    .where('camera_id', '=', cameraId)
    .where('kind', '=', 'detection')
    .where('state', '=', 'acked')
    .where(sql<SqlBool>`data ->> 'kind' = ${kind}`)
    .orderBy('created_at', 'desc')
    .limit(1);

/** The log has an end; index device_command_old. */
export const prune = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('device_command').where('company_id', '=', companyId).where('created_at', '<', before);
