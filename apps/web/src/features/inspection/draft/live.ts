import type { Refusal } from '../../../shared/http/http.ts';

/** How the draft and the server stand, for the eye only: gone with the page. */
export interface Live {
  connection: 'idle' | 'saving' | 'offline';
  /** Share of a picture that has left, 0..1, by its id on this device. */
  progress: Record<string, number>;
  /** Object addresses of pictures taken here, by the device's and later the server's id. */
  urls: Record<string, string>;
  /** A refusal after which nothing can be saved any more: handled, closed, deleted, continued elsewhere. */
  refusal: Refusal | null;
  /** The device could not keep the last change. */
  isStorageFull: boolean;
}

export const liveAtStart: Live = { connection: 'idle', progress: {}, urls: {}, refusal: null, isStorageFull: false };
