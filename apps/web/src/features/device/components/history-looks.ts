import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';

/** How each event of a device looks in its history. */
export const LOOKS = {
  created: 'initiated',
  imported: 'initiated',
  edited: 'handled',
  overwritten: 'handled',
  password_set: 'handled',
  restart: 'handled',
  format: 'handled',
  detection: 'handled',
  detection_template: 'handled',
  time_sync: 'handled',
  deleted: 'closed',
  restored: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;

/** Whether anything of it is shown: devices of the demo have no history. */
export const isShown = (history: readonly HistoryEntry[]): boolean =>
  history.some(({ event }) => Object.hasOwn(LOOKS, event));
