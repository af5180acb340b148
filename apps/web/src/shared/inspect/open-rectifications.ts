import { rectificationMachine } from '@rondo/domain/rectification';
import { addressOf } from '../address-of.ts';

/** The list of what is open at a store: the rows that the number of its open rectifications counts. */
export const openRectificationsOf = (shopId: string): string =>
  addressOf('/inspect/problem', { shopId, state: rectificationMachine.open });
