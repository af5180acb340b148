import { clipApi } from '@rondo/contract/clip';
import { bind } from '../../platform/http/binding.ts';
import type { MediaLink } from '../../platform/media/media-link.ts';
import { createWith } from './actions/create.ts';
import { list, ofPicture } from './actions/read.ts';
import { edit, remove } from './actions/write.ts';

export const clipRoutes = (media: MediaLink) =>
  bind(clipApi, { create: createWith(media), list, ofPicture, edit, remove });
