import { checkItemApi } from '@rondo/contract/check-item';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** One in the library, one in the bin. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const add = (name: string) =>
      owner.call(checkItemApi.create, {
        category: 'Food safety',
        item: newCheckItem(uuidv7(), name),
        requestId: requestId(),
      });
    const { id: libraryItem } = await add('Fridges are below 5 °C');
    const { id: deletedLibraryItem } = await add('Deleted item');
    await owner.call(checkItemApi.remove, { id: deletedLibraryItem });
    return { libraryItem, deletedLibraryItem };
  },
  fields: {
    deletedLibraryItem: /\/checkItem\/restore id$/,
    libraryItem: /(\/checkItem\/\S* id|\/template\/list checkItemId|libraryItemId)$/,
  },
};
