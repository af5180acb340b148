import { CONTROLLED_DRIVERS, type DeviceCause, deviceCommandMachine } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

const controlled = (db: Db, companyId: string) =>
  db
    .selectFrom('device')
    .select(['company_id', 'id', 'driver', 'address', 'username', 'password', 'edge_id', 'state', 'card_state'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('driver', 'in', [...CONTROLLED_DRIVERS])
    .where('address', '<>', '');
export type Checked = Awaited<ReturnType<ReturnType<typeof controlled>['execute']>>[number];

export const one = (db: Db, companyId: string, id: string) => controlled(db, companyId).where('id', '=', id);

/** Those that nobody asked for a while and that do nothing else, who waited longest first; index device_check. */
export const due = (db: Db, companyId: string, before: Date) =>
  controlled(db, companyId)
    .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', before)]))
    .where(
      sql<SqlBool>`not exists (select from device_command c where c.company_id = device.company_id
        and c.device_id = device.id and c.begun_at is not null and c.state in (${sql.join(deviceCommandMachine.from('expire'))}))`,
    )
    .orderBy(sql`checked_at nulls first`)
    .limit(LIMIT.device.checked);

interface Found {
  at: Date;
  cause: DeviceCause | '';
  facts?: { model: string; serial: string; firmware: string };
  card?: { capacityMb: number | null; usedMb: number | null } | null;
}

/** What a device told. What people typed stays; a serial number that another one has is not taken. */
export const told = (db: Db, companyId: string, id: string, { at, cause, facts, card }: Found) =>
  db
    .updateTable('device')
    .set({
      checked_at: at,
      cause,
      ...(facts
        ? {
            seen_at: at,
            firmware: facts.firmware,
            model: sql<string>`case when model = '' then ${facts.model} else model end`,
            serial: sql<string>`case when serial <> '' or exists (select from device o
              where o.company_id = ${companyId} and o.serial = ${facts.serial} and o.deleted_at is null)
              then serial else ${facts.serial} end`,
          }
        : {}),
      ...(card ? { card_capacity_mb: card.capacityMb, card_used_mb: card.usedMb } : {}),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** Streams of cameras whose address nobody entered. */
export const fillStreams = (
  db: Db,
  companyId: string,
  deviceId: string,
  { channel, main, sub }: { channel: number; main: string; sub: string },
) =>
  db
    .updateTable('camera')
    .set({ main_stream: main, sub_stream: sub })
    .where('company_id', '=', companyId)
    .where('device_id', '=', deviceId)
    .where('channel', '=', channel)
    .where('main_stream', '=', '')
    .where('deleted_at', 'is', null);

export const lacksStreams = (db: Db, companyId: string, deviceId: string) =>
  db
    .selectFrom('camera')
    .select('id')
    .where('company_id', '=', companyId)
    .where('device_id', '=', deviceId)
    .where('main_stream', '=', '')
    .where('deleted_at', 'is', null)
    .limit(1);

/** Devices that are away for long and nobody knows, or that are back and were told of; held until the end. */
export const toTell = (db: Db, companyId: string, awaySince: Date) =>
  db
    .selectFrom('device as d')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'd.company_id').onRef('s.id', '=', 'd.shop_id'))
    .select([
      'd.id',
      'd.name',
      'd.shop_id',
      's.name as shop_name',
      'd.state',
      'd.state_at',
      'd.alerted_at',
      'd.edited_by',
    ])
    .where('d.company_id', '=', companyId)
    .where('d.deleted_at', 'is', null)
    .where('s.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('d.state', '=', 'offline'), eb('d.state_at', '<=', awaySince), eb('d.alerted_at', 'is', null)]),
        eb.and([eb('d.state', '=', 'online'), eb('d.alerted_at', 'is not', null)]),
      ]),
    )
    .orderBy('d.id')
    .limit(LIMIT.device.checked)
    .forUpdate('d')
    .skipLocked();

export const markTold = (db: Db, companyId: string, ids: readonly string[], at: Date | null) =>
  db
    .updateTable('device')
    .set({ alerted_at: at })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids]);

/** The card of a device that nobody had asked about. */
export const firstCard = (db: Db, companyId: string, id: string, state: string) =>
  db
    .updateTable('device')
    .set({ card_state: state })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('card_state', 'is', null);
