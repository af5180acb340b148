import type { Output } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';

/** A shop as its drawer and its forms have it. */
export type ShopDetail = Output<typeof shopApi.get>;
