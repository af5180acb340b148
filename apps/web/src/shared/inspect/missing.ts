import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { useCall } from '../http/query.ts';

/** What an inspection needs before anybody can begin one. */
export type Missing = 'shops' | 'template';

/** What of it the reader has none of: an open store in scope, a published template. Empty while that is not known. */
export function useMissing(): Missing[] {
  const shops = useCall(shopApi.options, { keyword: '', openOnly: true });
  const templates = useCall(templateApi.options, {});
  return [
    ...(shops.data?.length === 0 ? (['shops'] as const) : []),
    ...(templates.data?.length === 0 ? (['template'] as const) : []),
  ];
}
