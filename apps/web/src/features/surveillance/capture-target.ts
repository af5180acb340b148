import type { FileRef } from '@rondo/contract/kit/shapes';
import type { CameraPlace } from '@rondo/domain/device';

/** What screenshots are taken for, beside the gallery: the item of an inspection. */
export interface CaptureTarget {
  name: string;
  /** Places whose cameras show it: the picture switches to one of them when it is come to. */
  places: readonly CameraPlace[];
  /** Why it takes no picture now, in the reader's words; null: it takes one. */
  blocked: string | null;
  /** The picture is in the gallery. */
  onCaptured: (file: FileRef) => void;
}
