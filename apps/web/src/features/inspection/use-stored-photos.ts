import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../shared/http/http.ts';
import type { Photo } from '../../shared/ui/drawer/photo-grid.tsx';

/** Addresses live 10 minutes; they are asked for again well before. */
const FRESH_MS = 8 * 60_000;

/** Stored pictures with addresses an image element can load. A picture whose address is not there yet is left out. */
export function useStoredPhotos(files: readonly FileRef[], nameOf: (index: number) => string): Photo[] {
  const addresses = useQueries({
    queries: files.map((file) => ({
      queryKey: [fileApi.resolve.path, file.path],
      queryFn: () => call(fileApi.resolve, {}, { append: file.path, part: true, hideErrors: true, fresh: true }),
      staleTime: FRESH_MS,
    })),
  });
  return files.flatMap((file, index) => {
    const src = addresses[index]?.data?.url;
    return src ? [{ key: file.id, src, name: nameOf(index) }] : [];
  });
}
