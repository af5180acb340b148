import { clipApi } from '@rondo/contract/clip';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';
import { clipLink } from './clip-link.ts';

/** Clips of the gallery by their name. */
export const find: FindObjects = async (text, can) => {
  if (!can('image_library_view')) return [];
  const { list } = await call(clipApi.list, { keyword: text, size: 10 }, QUIET);
  const findings = list.flatMap(({ id, name, shop, camera, pictureId }) =>
    pictureId === null
      ? []
      : [{ key: id, label: name, hint: `${shop.name} ${camera}`, to: clipLink(shop.id, pictureId) }],
  );
  return [{ key: 'clips', labelKey: 'clip.title', findings }];
};
