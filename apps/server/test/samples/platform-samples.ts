import { randomUUID } from 'node:crypto';
import type { Company } from '../factories.ts';
import type { World } from '../world-shape.ts';
import type { Samples } from './samples.ts';

/** Rows of the tables that are no feature's. What every call leaves behind (history, request memory) is there already. */
export const platformSamples: Samples = {
  async ofCompany(w, { company }) {
    const { id } = company;
    // One that failed for good: the worker leaves it alone.
    await w.sql(`insert into outbox (company_id, event, payload, failed_at) values ($1, 'test', '{}', now())`, [id]);
    await w.sql(
      `insert into nightly_run (company_id, job, night_on, ran_at) values ($1, 'test', current_date, now())`,
      [id],
    );
    return { job: await workThatIsOver(w, company) };
  },
  fields: { job: /^\/customer\/job\/\S* id$/ },
};

/** Background work of the owner, with a row that was wrong and a file. */
async function workThatIsOver(w: World, { id, owner }: Company): Promise<string> {
  const job = randomUUID();
  await w.sql(
    `insert into job_run (company_id, id, kind, member_id, name, state, done, total, result, error_count, created_at,
         touched_at, finished_at)
       values ($1, $2, 'member.export', $3, 'Members', 'done', 1, 1, '{"counts": {"rows": 1}, "madeId": null}', 1, $4, $4, $4)`,
    [id, job, owner.id, w.clock.now()],
  );
  await w.sql(
    `insert into job_error (company_id, job_id, no, row_no, column_name, value, message)
       values ($1, $2, 1, 2, 'Name', '', 'Required')`,
    [id, job],
  );
  await w.sql(
    `insert into job_file (company_id, job_id, name, mime, bytes) values ($1, $2, 'members.csv', 'text/csv', 'Name')`,
    [id, job],
  );
  return job;
}
