import type { Stretch } from '@rondo/domain/recording';

/** A camera that plays, with what was recorded of it on the day. */
export interface ClipCamera {
  id: string;
  name: string;
  shopName: string;
  stretches: readonly Stretch[];
}
