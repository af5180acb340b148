import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { and } from './tables.queries.ts';
import type { Waiting } from './work.ts';

/** Order in which stages replace each other; a later one is never followed by an earlier one of the same deadline. */
const rank = sql<number>`case o.clock_stage when 'due_24h' then 1 when 'due_2h' then 2 when 'overdue' then 3 else 0 end`;
const RANK = { due_24h: 1, due_2h: 2, overdue: 3 } as const;
export type Stage = keyof typeof RANK;

/** Marks the objects whose deadline lies before a moment and that have not been told so; answers their ids once. */
export type ReachStage = (db: Db, companyId: string, stage: Stage, now: Date, withinMs: number) => Promise<string[]>;

interface StageRules {
  hadTime?: (withinMs: number, stage: Stage) => RawBuilder<SqlBool>;
  isNearBefore?: (stage: Stage, now: Date) => RawBuilder<SqlBool>;
}

/**
 * The statement of the clock for one kind of work. `hadTime`: condition that object `o` was given more time than the notice is
 * ahead; its handler has just heard of one that was not. `isNearBefore`: condition that it reaches a stage earlier than its deadline says.
 */
export const stageRows =
  (
    kind: Waiting['kind'],
    { machine, exists }: Pick<Waiting, 'machine' | 'exists'>,
    { hadTime, isNearBefore = () => sql`false` }: StageRules = {},
  ): ReachStage =>
  async (db, companyId, stage, now, withinMs) => {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(kind)} o set clock_stage = ${stage}
       where o.company_id = ${companyId} and ${stateIn('o.state', machine.timed)} ${and(exists)}
         and (o.deadline_at < ${new Date(now.getTime() + withinMs)} or ${isNearBefore(stage, now)})
         ${and(hadTime?.(withinMs, stage))}
         and ${rank} < ${RANK[stage]}
      returning o.id`.execute(db);
    return rows.map((row) => row.id);
  };
