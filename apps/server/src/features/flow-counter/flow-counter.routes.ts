import { flowCounterApi } from '@rondo/contract/flow-counter';
import { bind } from '../../platform/http/binding.ts';
import { bin, remove, restore } from './actions/bin.ts';
import { type PictureParts, picture } from './actions/picture.ts';
import { get, list } from './actions/read.ts';
import { calibrate, create, edit, turn } from './actions/write.ts';

export const flowCounterRoutes = (parts: PictureParts) =>
  bind(flowCounterApi, {
    list,
    get,
    picture: picture(parts),
    create,
    edit,
    turn,
    calibrate,
    remove,
    bin,
    restore,
  });
