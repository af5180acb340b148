import type { Samples } from '../../../test/samples/samples.ts';

/** A company that has loaded a sample; the rows of the sample itself are those of other features. */
export const samples: Samples = {
  async ofCompany(w, { company }) {
    await w.sql('insert into sample_company (company_id, loaded_by, loaded_at) values ($1, $2, now())', [
      company.id,
      company.owner.id,
    ]);
    return {};
  },
};
