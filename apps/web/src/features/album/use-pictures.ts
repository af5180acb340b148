import { albumApi } from '@rondo/contract/album';
import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../shared/http/http.ts';

type Asked = Omit<Input<typeof albumApi.pictures>, 'cursor' | 'page' | 'size'>;
type Page = Output<typeof albumApi.pictures>;

/** Pictures read at once. */
const SIZE = 50;

/** The pictures by filter, newest first, a part at a time by the cursor: however many there are, each part costs the same. */
export function usePictures(asked: Asked, isEnabled: boolean) {
  const read = useInfiniteQuery({
    queryKey: [albumApi.pictures.path, asked, 'parts'],
    queryFn: ({ pageParam }): Promise<Page> =>
      call(albumApi.pictures, { ...asked, size: SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.next,
    enabled: isEnabled,
  });
  const pages = read.data?.pages ?? [];
  return { ...read, pictures: pages.flatMap(({ list }) => list), total: pages[0]?.total ?? null };
}
