import { HOST_META } from '@rondo/contract/kit/constants';

/** The hosts that the page calls: those its head names, else its own (empty). Event streams go where the API is unless they have one. */
export function hostsOf(page: Pick<Document, 'querySelector'>): { api: string; stream: string } {
  const named = (name: string): string => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const api = named(HOST_META.api);
  return { api, stream: named(HOST_META.stream) || api };
}
