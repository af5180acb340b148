import { fileApi } from '@rondo/contract/file';
import { useQueries } from '@tanstack/react-query';
import { call } from '../http/http.ts';

/** One transparent point: stands in until the address is there, so that no element asks for nothing. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Addresses are good for 10 minutes; a picture that stays on screen longer has long been loaded. */
const FRESH_MS = 8 * 60_000;

const addressOf = (path: string) => ({
  queryKey: [fileApi.resolve.path, path],
  queryFn: () => call(fileApi.resolve, {}, { append: path, part: true, hideErrors: true, fresh: true }),
  staleTime: FRESH_MS,
});

/** The addresses by which an element loads some stored paths; a blank picture for one that is not there yet, or not asked for. */
export function useAddresses(paths: readonly string[]): (path: string) => string {
  const wanted = [...new Set(paths)];
  const addresses = useQueries({ queries: wanted.map(addressOf) });
  const urls = new Map(wanted.map((path, index) => [path, addresses[index]?.data?.url ?? '']));
  return (path) => urls.get(path) || BLANK;
}
