import { templateApi } from '@rondo/contract/template';
import { checked, ended, imported } from '../../../test/import.ts';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A draft, one in the bin, a generated one, a checked import and one that is over and can be taken back. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    await owner.call(templateApi.create, { name: 'Draft', requestId: requestId() });
    const { id: deletedTemplate } = await owner.call(templateApi.create, { name: 'Deleted', requestId: requestId() });
    await owner.call(templateApi.remove, { id: deletedTemplate });
    const { importId: itemImport } = await checked(templateApi, owner, 'category,item\nA,B');
    const { importId } = await checked(templateApi, owner, 'category,item\nC,D');
    const { id: job } = await imported(templateApi, owner, importId, { name: 'Imported list' });
    const { jobId } = await owner.call(templateApi.generate, { text: 'Doors are locked', requestId: requestId() });
    await ended(owner, jobId);
    return { deletedTemplate, itemImport, job };
  },
  fields: {
    deletedTemplate: /\/template\/restore\S* (id|ids)$/,
    version: /\/template\/compare beforeVersionId$/,
    member: /\/template\/list (creatorId|editorId)$/,
    file: /\/template\/(save coverId|generate fileId)$/,
    role: / (handlerRoleId|reviewerRoleId)$/,
    template: /\/record\/(list|itemName) newestOf$/,
    itemImport: /\/template\/runImport importId$/,
    job: /\/customer\/(import|job)\S* id$/,
  },
};
