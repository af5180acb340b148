import { shopDocumentApi } from '@rondo/contract/shop-document';
import { givenDocument } from '../../../test/document.ts';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** One of each store, and one in the bin. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, { id: shopId }) {
    const { id: document } = await givenDocument(owner, 'sample.pdf');
    const add = async (name: string) => {
      const { id: fileId } = await givenDocument(owner, `${name}.pdf`);
      const fields = { kind: 'lease', name, shopId, fileId } as const;
      return (await owner.call(shopDocumentApi.create, { ...fields, requestId: requestId() })).id;
    };
    const [shopDocument, deletedShopDocument] = [await add('Lease'), await add('Old lease')];
    await owner.call(shopDocumentApi.remove, { id: deletedShopDocument });
    return { document, shopDocument, deletedShopDocument };
  },
  fields: {
    document: / \S*documentIds$|^\/shop\/document\/create fileId$/,
    deletedShopDocument: /^\/shop\/document\/restore id$/,
    shopDocument: /^\/shop\/document\/\S* id$/,
  },
};
