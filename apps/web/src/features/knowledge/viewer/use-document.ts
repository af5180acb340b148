import { useQuery } from '@tanstack/react-query';
import { NotShown } from './viewer-props.ts';

/** Files of Office that ask for a password lie in a container of the older formats. */
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** The bytes of a document. */
async function bytesOf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new NotShown('unreached', cause);
  });
  if (!response.ok) throw new NotShown('unreached');
  return new Uint8Array(await response.arrayBuffer());
}

/** Refuses what has a password before anything tries to read it. */
export function requireOpen(bytes: Uint8Array): void {
  if (OLD_CONTAINER.every((byte, at) => bytes[at] === byte)) throw new NotShown('encrypted');
}

/** A document made of the bytes behind an address, once; `fileId` tells one version from another. */
export function useDocument<D>(fileId: string, url: string, read: (bytes: Uint8Array<ArrayBuffer>) => Promise<D> | D) {
  return useQuery({
    queryKey: ['document', fileId],
    queryFn: async () => read(await bytesOf(url)),
    staleTime: Number.POSITIVE_INFINITY,
    // What was read is big: it goes with the page that shows it.
    gcTime: 0,
  });
}
