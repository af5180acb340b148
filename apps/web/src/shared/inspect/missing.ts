import { shopOptions } from '@rondo/contract/shop-options';
import { templateOptions } from '@rondo/contract/template-options';
import { useCall } from '../http/query.ts';

/** What an inspection needs before anybody can begin one. */
export type Missing = 'shops' | 'template';

/** What of it the reader has none of: an open store in scope, a published template. Empty while that is not known. */
export function useMissing(): Missing[] {
  const shops = useCall(shopOptions, { keyword: '', openOnly: true });
  const templates = useCall(templateOptions, {});
  return [
    ...(shops.data?.length === 0 ? (['shops'] as const) : []),
    ...(templates.data?.length === 0 ? (['template'] as const) : []),
  ];
}
