import type { StreamMessage } from '@rondo/domain/stream';

/** What the server says of a camera's sound. */
export type SoundOffer = Extract<StreamMessage, { type: 'sound' }>;

/** What plays the sound of one connection. */
export interface SoundPlayer {
  append: (bytes: ArrayBuffer) => void;
  stop: () => void;
}
