import type { PtzDirection } from '@rondo/domain/ptz';

/** Keys of the panel: arrows turn, plus and minus zoom. */
export const KEYS: Partial<Record<string, PtzDirection>> = {
  ...{ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' },
  ...{ '+': 'zoom_in', '=': 'zoom_in', '-': 'zoom_out' },
};
