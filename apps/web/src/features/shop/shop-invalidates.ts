import type { Noun } from '@rondo/contract/noun';

/** What a write to shops or groups changes on screen. */
export const SHOP_INVALIDATES = ['shop', 'shopGroup'] as const satisfies readonly Noun[];
