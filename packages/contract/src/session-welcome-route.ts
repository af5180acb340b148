import { open } from './kit/endpoint.ts';

/** Where the installation runs. */
export const ENVIRONMENTS = ['test', 'stage', 'prod', 'public'] as const;

/**
 * How `sessionApi.welcome` is asked. It is the one answer that the sign-in page waits for: route and check stand here without
 * zod, which that page does not load.
 */
export const welcomeRoute = { method: 'GET', path: '/customer/login/welcome', needs: open, silent: true } as const;
