import { albumApi } from '@rondo/contract/album';
import { bind } from '../../platform/http/binding.ts';
import type { LeavingParts } from '../file/index.ts';
import { bin, restore } from './actions/bin.ts';
import * as collections from './actions/collections.ts';
import { downloadFrom } from './actions/download.ts';
import { cards, counts, get, pictures, place, storage, verifyIn } from './actions/read.ts';
import { rectify } from './actions/rectify.ts';
import { retention, saveRetention } from './actions/retention.ts';
import { share } from './actions/share.ts';
import { standardPhoto } from './actions/standard-photo.ts';
import { upload } from './actions/upload.ts';
import { comment, hide, mark, remove, tag } from './actions/write.ts';

export const albumRoutes = ({ store, media }: LeavingParts) =>
  bind(albumApi, {
    cards,
    counts,
    pictures,
    get,
    place,
    verify: verifyIn(store),
    storage,
    retention,
    saveRetention,
    upload,
    mark,
    tag,
    comment,
    hide,
    remove,
    bin,
    restore,
    download: downloadFrom({ store, media }),
    share,
    rectify,
    standardPhoto,
    collections: collections.list,
    createCollection: collections.create,
    editCollection: collections.edit,
    removeCollection: collections.remove,
    collect: collections.collect,
  });
