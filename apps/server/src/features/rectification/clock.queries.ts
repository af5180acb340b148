import { rectificationMachine } from '@rondo/domain/rectification';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Order in which stages replace each other; a later one is never followed by an earlier one of the same deadline. */
const rank = sql<number>`case clock_stage when 'due_24h' then 1 when 'due_2h' then 2 when 'overdue' then 3 else 0 end`;
const RANK = { due_24h: 1, due_2h: 2, overdue: 3 } as const;

/** Marks the rectifications whose deadline lies before a moment and that have not been told so; answers their ids once. */
export const reach = (db: Db, companyId: string, stage: keyof typeof RANK, before: Date) =>
  db
    .updateTable('rectification')
    .set({ clock_stage: stage })
    .where('company_id', '=', companyId)
    .where('state', 'in', rectificationMachine.timed)
    .where('deadline_at', '<', before)
    .where(sql<SqlBool>`${rank} < ${RANK[stage]}`)
    .returning('id');
