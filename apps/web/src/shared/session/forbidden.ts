import type { Needs } from '@rondo/contract/kit/endpoint';

/** The no-permission page, naming what is missing: `?need=a,b` where every one is needed, `?any=a,b` where one is enough. */
export function forbiddenAddress(needs: Needs): string {
  if (needs.kind === 'open' || needs.kind === 'signed_in') return '/403';
  return `/403?${needs.kind === 'any' ? 'any' : 'need'}=${needs.codes.join(',')}`;
}
