import { reportApi } from '@rondo/contract/report';
import { USUAL_REPORT_LAYOUT } from '@rondo/domain/report';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

const ANY_HASH = Buffer.alloc(32, 7);

/** A layout of the company, and of each store's record the seal of a report that went out and an external link. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const { rev } = await owner.call(reportApi.layout, {});
    await owner.call(reportApi.saveLayout, { ...USUAL_REPORT_LAYOUT, footer: 'Confidential', allowsLinks: true, rev });
    return {};
  },
  async ofShop(w, { company: { id, owner } }, { recordId }) {
    await w.sql('insert into report_seal (company_id, record_id, sha256, created_at) values ($1, $2, $3, now())', [
      id,
      recordId,
      ANY_HASH,
    ]);
    const wanted = { id: recordId, days: 7, password: 'open sesame', requestId: requestId() } as const;
    const { link } = await owner.call(reportApi.link, wanted);
    return { reportLink: link.id };
  },
  fields: {
    reportLink: /^\/inspect\/V3\/report\/link\/end id$/,
    task: /^\/inspect\/V3\/report\/draft id$/,
    record: /^\/inspect\/V3\/report\/links? id$/,
  },
};
