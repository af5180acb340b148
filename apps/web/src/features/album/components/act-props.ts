import type { PictureRow } from '@rondo/contract/album-shapes';

/** What a dialog about some pictures is given. */
export interface ActProps {
  pictures: readonly PictureRow[];
  addressOf: (path: string) => string;
  onClose: () => void;
  onDone: () => void;
}
