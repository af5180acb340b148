import { reportApi } from '@rondo/contract/report';
import { USUAL_REPORT_LAYOUT } from '@rondo/domain/report';
import type { Samples } from '../../../test/samples/samples.ts';

const ANY_HASH = Buffer.alloc(32, 7);

/** A layout of the company, and the seal of a report that went out of each store's record. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const { rev } = await owner.call(reportApi.layout, {});
    await owner.call(reportApi.saveLayout, { ...USUAL_REPORT_LAYOUT, footer: 'Confidential', rev });
    return {};
  },
  async ofShop(w, { company: { id } }, { recordId }) {
    await w.sql('insert into report_seal (company_id, record_id, sha256, created_at) values ($1, $2, $3, now())', [
      id,
      recordId,
      ANY_HASH,
    ]);
    return {};
  },
};
