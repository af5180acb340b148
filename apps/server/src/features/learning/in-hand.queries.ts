import { learningMachine } from '@rondo/domain/learning';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import type { OpenRow } from '../../platform/in-hand.ts';

/** What is written or runs. */
const OPEN = (alias: string) =>
  stateIn(`${alias}.state`, [...learningMachine.from('publish'), ...learningMachine.from('end')]);

/** Lists that somebody made and looks after; who manages the knowledge base manages them too. */
export const openOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select 'learning_own' as kind, l.id, null as number, l.title as name, '' as place, null::uuid as shop_id,
         null::timestamptz as deadline_at, true as has_others
    from learning l where l.company_id = ${companyId} and l.author_id = ${memberId} and ${OPEN('l')}`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('learning')
    .select('id')
    .where('company_id', '=', companyId)
    .where('author_id', '=', memberId)
    .where(sql<SqlBool>`${OPEN('learning')}`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Another author for each; answers those that were still the leaver's. */
export const passOn = (
  db: Db,
  companyId: string,
  fromId: string,
  passed: readonly { id: string; to_id: string }[],
  at: Date,
) =>
  sql<{ id: string; name: string }>`update learning l set author_id = w.to_id, updated_at = ${at}, rev = l.rev + 1
    from json_to_recordset(${JSON.stringify(passed)}::json) as w(id uuid, to_id uuid)
   where l.company_id = ${companyId} and l.id = w.id and l.author_id = ${fromId} and ${OPEN('l')}
  returning l.id, l.title as name`.execute(db);
