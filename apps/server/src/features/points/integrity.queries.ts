import { sql } from 'kysely';
import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';

/** The double entry of points: of every account, and of every line of it. */
export const pointsIntegrity: IntegrityCheck[] = [
  {
    holds: 'The postings of each points account come to its balance less what it was opened with',
    async find(db, { companyId }) {
      const { rows } = await sql<{ id: string }>`
        select a.id from points_account a
          left join points_posting p on p.company_id = a.company_id and p.account_id = a.id
         where a.company_id = ${companyId}
         group by a.id, a.balance, a.initial, a.postings
        having coalesce(sum(p.applied), 0) <> a.balance - a.initial or count(p.id) <> a.postings
         order by a.id limit ${SHOWN}`.execute(db);
      return rows.map(({ id }) => `account ${id}`);
    },
  },
  {
    holds: 'Each line of the points ledger goes on from the balance of the line before it',
    async find(db, { companyId }) {
      const { rows } = await sql<{ id: string; no: number }>`
        select account_id as id, no from (
          select p.account_id, p.no, p.applied, p.balance,
                 coalesce(lag(p.balance) over (partition by p.account_id order by p.no), a.initial) as before
            from points_posting p join points_account a on a.company_id = p.company_id and a.id = p.account_id
           where p.company_id = ${companyId}) line
         where before + applied <> balance
         order by id, no limit ${SHOWN}`.execute(db);
      return rows.map(({ id, no }) => `account ${id}, line ${no}`);
    },
  },
];
