import type { Samples } from '../../../test/samples/samples.ts';

/** How far the figures are worked out, as the nightly run leaves it. */
export const samples: Samples = {
  async ofCompany(w, { company: { id } }) {
    await w.sql(
      `insert into stat_state (company_id, data_until_on, ran_at) values ($1, current_date, now()) on conflict do nothing`,
      [id],
    );
    return {};
  },
  fields: {
    member: /^\/inspect\/V3\/statistics\/tasks\/list executorId$/,
    cycle: /^\/inspect\/V3\/statistics\/tasks\/list cycleId$/,
  },
};
