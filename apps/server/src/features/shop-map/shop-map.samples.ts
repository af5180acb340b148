import { shopMapApi } from '@rondo/contract/shop-map';
import type { Samples } from '../../../test/samples/samples.ts';

/** A checked import of places. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, shop) {
    const csv = Buffer.from(`Store number,Latitude,Longitude,Coordinate system\n${shop.id},31.2405,121.4901,GPS`);
    const file = [{ name: 'places.csv', bytes: csv }];
    const { importId: placeImport } = await owner.call(shopMapApi.checkImport, {}, { files: file });
    return { placeImport };
  },
  fields: { placeImport: /^\/shop\/map\/\S*import\S* (id|importId)$/i },
};
