import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Invite } from '../../platform/db/schema.gen.ts';
import { newInvite } from './new-invite.ts';

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const save = (db: Db, companyId: string, rev: number, change: Updateable<Invite>) =>
  db
    .updateTable('invite')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('rev', '=', rev)
    .returning('rev');

/** Where people who come by the invitation are put: not into a department that is gone. */
export const moveTo = (db: Db, companyId: string, fromId: string, toId: string) =>
  db
    .updateTable('invite')
    .set({ department_id: toId })
    .where('company_id', '=', companyId)
    .where('department_id', '=', fromId);

/** What a new company starts with: a code and a link that nobody knows yet. */
export const create = (db: Db, companyId: string) =>
  db.insertInto('invite').values({ company_id: companyId, ...newInvite() });
