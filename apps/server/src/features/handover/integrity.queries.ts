import { sql } from 'kysely';
import type { OrphanCheck } from '../../platform/in-hand.ts';
import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';

/** Open work has somebody; the night tells the owner of it with the page that gives it to others (`handover.find-orphans`). */
export const handoverIntegrity = (checks: readonly OrphanCheck[]): IntegrityCheck[] => [
  {
    holds: 'Everything open has somebody who can go on with it',
    isToldElsewhere: true,
    async find(db, { companyId }) {
      const each = checks.map(
        ({ kind, find }) => sql`select ${kind}::text as kind, o.label, o.missing from (${find(companyId)}) o`,
      );
      const { rows } = await sql<{ kind: string; label: string; missing: string }>`
        select * from (${sql.join(each, sql` union all `)}) found order by kind, label limit ${SHOWN}`.execute(db);
      return rows.map(({ kind, label, missing }) => `${kind} ${label} has no ${missing}`);
    },
  },
];
