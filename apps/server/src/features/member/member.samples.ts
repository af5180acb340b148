import { memberApi } from '@rondo/contract/member';
import type { Samples } from '../../../test/samples/samples.ts';

/** A checked import, and an address written down for somebody who has not proved it. */
export const samples: Samples = {
  async ofCompany(w, { company: { id, owner } }) {
    const bytes = Buffer.from('Name,Email,Role\nImported,imported@test.rondo,Staff');
    const { importId } = await owner.call(memberApi.checkImport, {}, { files: [{ name: 'table.csv', bytes }] });
    await w.sql(`insert into named_contact (kind, value, company_id, member_id) values ('mail', $1, $2, $3)`, [
      `named@${id}.test`,
      id,
      owner.id,
    ]);
    return { memberImport: importId };
  },
  fields: { memberImport: /\/staff\/runImport importId$/ },
};
