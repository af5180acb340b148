import { certificateApi } from '@rondo/contract/certificate';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** One of each store with a picture, and one in the bin. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, shop) {
    const fields = { kind: 'fire_check', number: 'F-2026', validUntil: '2026-12-20', shopId: shop.id } as const;
    const { id: certificate } = await owner.call(certificateApi.create, { ...fields, requestId: requestId() });
    const { id: deletedCertificate } = await owner.call(certificateApi.create, {
      ...{ ...fields, number: 'F-2025', requestId: requestId() },
    });
    await owner.call(certificateApi.remove, { id: deletedCertificate });
    const csv = Buffer.from(`Store number,Kind,Number\n${shop.id},Fire check,F-2`);
    const file = [{ name: 'certificates.csv', bytes: csv }];
    const { importId: certificateImport } = await owner.call(certificateApi.checkImport, {}, { files: file });
    return { certificate, deletedCertificate, certificateImport };
  },
  fields: {
    certificateImport: /^\/certificate\/\S*import\S* (id|importId)$/i,
    deletedCertificate: /^\/certificate\/restore\S* id$/,
    member: /^\/certificate\/\S* editorId$/,
    certificate: /^\/certificate\/\S* id$/,
  },
};
