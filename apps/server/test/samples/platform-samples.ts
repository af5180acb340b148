import type { Samples } from './samples.ts';

/** Rows of the tables that are no feature's. What every call leaves behind (history, request memory) is there already. */
export const platformSamples: Samples = {
  async ofCompany(w, { company: { id } }) {
    // One that failed for good: the worker leaves it alone.
    await w.sql(`insert into outbox (company_id, event, payload, failed_at) values ($1, 'test', '{}', now())`, [id]);
    await w.sql(
      `insert into nightly_run (company_id, job, night_on, ran_at) values ($1, 'test', current_date, now())`,
      [id],
    );
    return {};
  },
};
