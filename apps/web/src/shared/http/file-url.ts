import { fileAddress } from '@rondo/contract/file-address';
import { useQuery } from '@tanstack/react-query';
import { call } from './http.ts';

/** An address is given up this long before it expires, so that a page that is slow to load it still may. */
const MARGIN_MS = 60_000;
/** Addresses are good for 10 minutes; they are kept at most that long. */
const LONGEST_MS = 10 * 60_000;

/**
 * The address that an <img> or <video> loads for a stored path (`FileRef.path`, `thumbPath`). `undefined` while it is
 * asked for; asked again before it expires as long as something shows it.
 */
export function useFileUrl(path: string | null): { url: string | undefined; isFailed: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: [fileAddress.path, path],
    queryFn: () => call(fileAddress, {}, { append: path ?? '', part: true, hideErrors: true, fresh: true }),
    enabled: path !== null,
    staleTime: ({ state }) => leftMs(state.data?.expiresAt),
    gcTime: LONGEST_MS,
    refetchInterval: ({ state }) => (state.data ? Math.max(leftMs(state.data.expiresAt), 1_000) : false),
  });
  return { url: data?.url, isFailed: isError, retry: () => void refetch() };
}

function leftMs(expiresAt: string | undefined): number {
  if (!expiresAt) return 0;
  return Math.min(Math.max(Date.parse(expiresAt) - Date.now() - MARGIN_MS, 0), LONGEST_MS);
}
