import { timedSnapshotFrameMachine } from '@rondo/domain/timed-snapshot';
import { sql } from 'kysely';
import { stateIn } from '../../platform/db/states.ts';
import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';

/**
 * What was captured and what was missed of a plan on a day are all the pictures that were expected on it. A day of a store may
 * begin and end a day beside that of the company, so that the last two are left out. Index timed_snapshot_frame_day.
 */
export const snapshotIntegrity: IntegrityCheck[] = [
  {
    holds: 'Pictures of a snapshot plan that are captured and missed are all that were expected',
    async find(db, { companyId, since, today }) {
      const { rows } = await sql<{ name: string; day: string; expected: number; settled: number }>`
        select p.name, f.planned_on::text as day, count(*)::int as expected,
               count(*) filter (where ${stateIn('f.state', timedSnapshotFrameMachine.settled)})::int as settled
          from timed_snapshot p
          join timed_snapshot_frame f on f.company_id = p.company_id and f.plan_id = p.id
         where p.company_id = ${companyId} and f.planned_on < ${today}::date - 1
           and (${since}::date is null or f.planned_on >= ${since}::date)
         group by p.id, p.name, f.planned_on
        having count(*) <> count(*) filter (where ${stateIn('f.state', timedSnapshotFrameMachine.settled)})
         order by f.planned_on, p.name limit ${SHOWN}`.execute(db);
      return rows.map(
        ({ name, day, expected, settled }) => `${name} on ${day}: ${expected} expected, ${settled} captured or missed`,
      );
    },
  },
];
