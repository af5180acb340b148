import type { Input } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi } from '@rondo/contract/surveillance';
import type { CameraPlace } from '@rondo/domain/device';

/** What narrows the tree of cameras. */
export interface TreeFilter {
  keyword: string;
  isFavourite: boolean;
  isOnlineOnly: boolean;
  places: readonly CameraPlace[];
}

export const NO_FILTER: TreeFilter = { keyword: '', isFavourite: false, isOnlineOnly: false, places: [] };

/** Words, favourites and places find cameras one by one; without them the cameras stand in their stores. */
export const isSearch = ({ keyword, isFavourite, places }: TreeFilter): boolean =>
  keyword !== '' || isFavourite || places.length > 0;

/** The first hundred cameras of a filter. */
export const foundBy = ({
  keyword,
  isFavourite,
  isOnlineOnly,
  places,
}: TreeFilter): Input<typeof surveillanceApi.cameras> => ({
  ...{ keyword, size: 100 },
  ...(places.length > 0 ? { place: [...places] } : {}),
  ...(isFavourite ? { favourite: '1' as const } : {}),
  ...(isOnlineOnly ? { online: '1' as const } : {}),
});
