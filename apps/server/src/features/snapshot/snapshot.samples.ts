import type { Samples } from '../../../test/samples/samples.ts';

/** A frozen page for the owner. */
export const samples: Samples = {
  async ofCompany(w, { company: { id, owner } }) {
    await w.sql(
      `insert into page_snapshot (company_id, key, kind, data, created_by, recipient_id) values ($1, $2, 'test', $3, $4, $4)`,
      [id, `k-${id}`, JSON.stringify({ secret: `snapshot of ${id}` }), owner.id],
    );
    return {};
  },
};
