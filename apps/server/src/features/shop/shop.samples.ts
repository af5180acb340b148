import { fileApi } from '@rondo/contract/file';
import { shopApi } from '@rondo/contract/shop';
import { shopFieldApi } from '@rondo/contract/shop-custom';
import sharp from 'sharp';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A shop in the bin, a checked import, one that changed its group, and one that was closed for a day. */
export const samples: Samples = {
  async ofCompany(w, { company: { id, owner, start } }) {
    const gone = { name: 'Deleted', groupId: start.rootGroupId, requestId: requestId() };
    const { id: deletedShop } = await owner.call(shopApi.create, gone);
    await owner.call(shopApi.remove, { id: deletedShop });
    const csv = Buffer.from('name,phone\nImported,123456');
    const { importId } = await owner.call(shopApi.checkImport, {}, { files: [{ name: 'shops.csv', bytes: csv }] });
    await w.sql(
      `insert into shop_move (company_id, shop_id, moved_on, lineage_before)
       select company_id, id, current_date, lineage from shop where company_id = $1 limit 1`,
      [id],
    );
    await w.sql(
      `insert into shop_closure (company_id, shop_id, closed_on, reopened_on)
       select company_id, id, current_date - 2, current_date - 1 from shop where company_id = $1 limit 1`,
      [id],
    );
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } });
    const files = [{ name: 'front.jpg', bytes: await picture.jpeg().toBuffer() }];
    const [photo] = await owner.call(fileApi.upload, {}, { files });
    const field = { name: 'Landlord', kind: 'text', requestId: requestId() } as const;
    const { id: shopField } = await owner.call(shopFieldApi.create, field);
    return { deletedShop, shopImport: importId, shopField, shopPhoto: photo?.id ?? '' };
  },
  fields: {
    shop: /^\/shop\/hours\/copy fromId$/,
    shopField: /^\/shop\/field\/\S* (id|ids)$/,
    shopPhoto: /^\/shop\/photo photoId$/,
    deletedShop: /^\/shop\/restore\S* (id|ids)$/,
    shopImport: /^\/shop\/(?!map\/)\S*import\S* (id|importId)$/i,
  },
};
