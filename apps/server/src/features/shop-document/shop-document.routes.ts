import { shopDocumentApi } from '@rondo/contract/shop-document';
import { bind } from '../../platform/http/binding.ts';
import { bin, restore } from './actions/bin.ts';
import { list } from './actions/read.ts';
import { create, edit, remove } from './actions/write.ts';

export const shopDocumentRoutes = bind(shopDocumentApi, { list, create, edit, remove, bin, restore });
