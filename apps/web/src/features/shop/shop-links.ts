import { addressOf } from '../../shared/address-of.ts';

/** The dispatch wizard for these stores. */
export const dispatchTo = (shopIds: readonly string[]): string => addressOf('/task', { dispatch: 1, shopIds });

/** An inspection of one's own, of this store. */
export const startAt = (shopId: string): string => addressOf('/inspect/start', { shopId });

/** The page of a store. */
export const shopPage = (shopId: string): string => `/shop/${shopId}`;
