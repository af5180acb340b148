import type { StateLooks } from '../../shared/ui/status/states.ts';

/** A file of its own: who signs in sees their applications, before the application with its features is loaded. */
export const applicationLooks = {
  application: {
    pending: ['ring', 'warn'],
    approved: ['check', 'ok'],
    refused: ['slash', 'bad'],
    withdrawn: ['back', 'mute'],
    expired: ['bar', 'mute'],
  },
} as const satisfies StateLooks;
