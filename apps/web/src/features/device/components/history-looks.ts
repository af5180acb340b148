import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';

/** How each event of a device looks in its history. */
export const LOOKS = {
  created: 'initiated',
  edited: 'handled',
  password_set: 'handled',
  restart: 'handled',
  format: 'handled',
  detection: 'handled',
  deleted: 'closed',
  restored: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;
