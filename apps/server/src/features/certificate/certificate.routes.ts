import { certificateApi } from '@rondo/contract/certificate';
import { bind } from '../../platform/http/binding.ts';
import { bin, restore } from './actions/bin.ts';
import { counts, get, list } from './actions/read.ts';
import { create, edit, remove } from './actions/write.ts';

export const certificateRoutes = bind(certificateApi, { list, counts, get, create, edit, remove, bin, restore });
