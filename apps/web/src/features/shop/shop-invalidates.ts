import type { Noun } from '@rondo/contract/noun';

/** What a write to shops or groups changes on screen. */
export const SHOP_INVALIDATES = ['shop', 'shopGroup'] as const satisfies readonly Noun[];
/** What another field of the company changes: the stores that say something in it, too. */
export const FIELD_INVALIDATES = ['shop', 'shopField'] as const satisfies readonly Noun[];
