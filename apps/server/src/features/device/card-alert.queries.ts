import type { CardState } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';

const BROKEN: CardState = 'unusable';

/** Devices whose card is broken and nobody was told, held. */
export const toTell = (db: Db, companyId: string) =>
  db
    .selectFrom('device as d')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'd.company_id').onRef('s.id', '=', 'd.shop_id'))
    .select(['d.id', 'd.name', 'd.shop_id', 's.name as shop_name', 'd.edited_by'])
    .where('d.company_id', '=', companyId)
    .where('d.deleted_at', 'is', null)
    .where('s.deleted_at', 'is', null)
    .where('d.card_state', '=', BROKEN)
    .where('d.card_alerted_at', 'is', null)
    .orderBy('d.id')
    .limit(LIMIT.device.checked)
    .forUpdate('d')
    .skipLocked();

export const markTold = (db: Db, companyId: string, ids: readonly string[], at: Date) =>
  db
    .updateTable('device')
    .set({ card_alerted_at: at })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids]);

/** Cards that are whole again are told anew when they break. */
export const forgetMended = (db: Db, companyId: string) =>
  db
    .updateTable('device')
    .set({ card_alerted_at: null })
    .where('company_id', '=', companyId)
    .where('card_alerted_at', 'is not', null)
    .where('card_state', '<>', BROKEN);
