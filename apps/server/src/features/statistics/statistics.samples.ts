import type { Samples } from '../../../test/samples/samples.ts';

/** How far the figures are worked out, as the nightly run leaves it. */
export const samples: Samples = {
  async ofCompany(w, { company: { id } }) {
    await w.sql(
      `insert into stat_state (company_id, data_until_on, ran_at) values ($1, current_date, now()) on conflict do nothing`,
      [id],
    );
    await w.sql(
      `insert into month_close_setting (company_id, day, rev, updated_at) values ($1, 5, 1, now())
       on conflict do nothing`,
      [id],
    );
    return {};
  },
  async ofShop(w, _, { recordId }) {
    await w.sql(
      `insert into closed_month (company_id, month_on, closed_at, records)
       select company_id, date_trunc('month', business_on)::date, now(), 1 from record where id = $1 on conflict do nothing`,
      [recordId],
    );
    const kept = `company_id, record_id, month_on, business_on, shop_id`;
    const found = `company_id, id, date_trunc('month', business_on)::date, business_on, shop_id`;
    await w.sql(
      `insert into closed_record (${kept}, shop_lineage, template_id, mode, evaluated, red_lines, failed_items)
       select ${found}, shop_lineage, template_id, mode, evaluated, red_lines, failed_items from record where id = $1`,
      [recordId],
    );
    await w.sql(
      `insert into restated_record (${kept}, kind, found_at) select ${found}, 'changed', now() from record where id = $1`,
      [recordId],
    );
    return {};
  },
  fields: {
    member: /^\/inspect\/V3\/statistics\/tasks\/list executorId$/,
    item: /^\/inspect\/V3\/statistics\/closed\/records itemId$/,
    group: /^\/inspect\/V3\/statistics\/closed\/records groupRow$/,
    cycle: /^\/inspect\/V3\/statistics\/tasks\/list cycleId$/,
  },
};
