import { edgeMachine } from '@rondo/domain/edge';
import { LIMIT } from '@rondo/domain/limit';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Uses a code up: of two computers that bring the same one, one gets an answer. Nothing is known of a company before. */
export const takeCode = (global: Db, hash: Buffer, at: Date) =>
  global
    .deleteFrom('edge_code')
    .where('hash', '=', hash)
    .where('expires_at', '>', at)
    .returning(['company_id', 'edge_id']);

export const dropOldCodes = (global: Db, before: Date) =>
  global.deleteFrom('edge_code').where('expires_at', '<', before);

/** A gateway that was paired gets its key; the connection that it had is not its own any more. */
export const giveKey = (db: Db, companyId: string, id: string, hash: Buffer) =>
  db
    .updateTable('edge')
    .set({ key_hash: hash, connection_id: null })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', edgeMachine.from('revoke'))
    .returning('name');

/** By the hash of its key. */
export const byKey = (db: Db, companyId: string, id: string, hash: Buffer) =>
  db
    .selectFrom('edge')
    .select(['company_id', 'id', 'state'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('key_hash', '=', hash)
    .where('state', 'in', edgeMachine.from('revoke'));

interface Of {
  company_id: string;
  id: string;
}

/** What it told when it came, whether it may stay or not. */
export const told = (
  db: Db,
  of: Of,
  what: { version: string; protocol: number; address: string; remote_address: string },
) => db.updateTable('edge').set(what).where('company_id', '=', of.company_id).where('id', '=', of.id);

/** It is connected: from now on this connection counts. */
export const connected = (db: Db, of: Of, connection: { connection_id: string; node_url: string }, at: Date) =>
  db
    .updateTable('edge')
    .set({
      ...connection,
      state: 'online',
      state_at: sql<Date>`case when state = 'online' then state_at else ${at} end`,
      seen_at: at,
    })
    .where('company_id', '=', of.company_id)
    .where('id', '=', of.id)
    .where('state', 'in', [...edgeMachine.from('connect'), 'online']);

/** Its connection still stands. No row back: it was revoked, paired anew, or connected elsewhere meanwhile. */
export const stillThere = (db: Db, of: Of, connectionId: string, at: Date) =>
  db
    .updateTable('edge')
    .set({ seen_at: at })
    .where('company_id', '=', of.company_id)
    .where('id', '=', of.id)
    .where('connection_id', '=', connectionId)
    .where('state', '=', 'online')
    .returning('id');

/** Its connection ended; one that came after it goes on. */
export const lost = (db: Db, of: Of, connectionId: string, at: Date) =>
  db
    .updateTable('edge')
    .set({ state: 'offline', state_at: at, connection_id: null, node_url: '' })
    .where('company_id', '=', of.company_id)
    .where('id', '=', of.id)
    .where('connection_id', '=', connectionId)
    .where('state', 'in', edgeMachine.from('lose'));

/** Those whose web node ended without a word. */
export const loseSilent = (db: Db, companyId: string, before: Date, at: Date) =>
  db
    .updateTable('edge')
    .set({ state: 'offline', state_at: at, connection_id: null, node_url: '' })
    .where('company_id', '=', companyId)
    .where('state', 'in', edgeMachine.from('lose'))
    .where('seen_at', '<', before);

/** The web node that holds its connection now; empty: the only one there is. No row: it is not connected. */
export const nodeOf = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('edge')
    .select('node_url')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'online');

/** Gateways that are away for long and nobody knows, or that are back and were told of; held until the end. */
export const toTell = (db: Db, companyId: string, awaySince: Date) =>
  db
    .selectFrom('edge as e')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'e.company_id').onRef('s.id', '=', 'e.shop_id'))
    .select([
      'e.id',
      'e.name',
      'e.shop_id',
      's.name as shop_name',
      'e.state',
      'e.state_at',
      'e.alerted_at',
      'e.edited_by',
    ])
    .where('e.company_id', '=', companyId)
    .where('s.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('e.state', '=', 'offline'), eb('e.state_at', '<=', awaySince), eb('e.alerted_at', 'is', null)]),
        eb.and([eb('e.state', '=', 'online'), eb('e.alerted_at', 'is not', null)]),
      ]),
    )
    .orderBy('e.id')
    .limit(LIMIT.device.checked)
    .forUpdate('e')
    .skipLocked();

export const markTold = (db: Db, companyId: string, ids: readonly string[], at: Date | null) =>
  db
    .updateTable('edge')
    .set({ alerted_at: at })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids]);

/** A gateway of a store, for a device that is to be reached through it. */
export const ofShop = (db: Db, companyId: string, id: string, shopId: string) =>
  db
    .selectFrom('edge')
    .select(['id', 'name', 'state'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .where('state', 'in', edgeMachine.from('revoke'));

export const nameOf = (db: Db, companyId: string, id: string) =>
  db.selectFrom('edge').select(['id', 'name', 'state']).where('company_id', '=', companyId).where('id', '=', id);
