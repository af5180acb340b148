import { signedIn } from './kit/endpoint.ts';

/*
 * What the pages ask before their own code is here: routes without zod, so that the file that starts them can.
 */

/** How `startApi.begin` is asked. */
export const startRoute = { method: 'POST', path: '/customer/start', needs: signedIn, silent: true } as const;
/** How `sessionApi.me` is asked. */
export const meRoute = {
  method: 'GET',
  path: '/customer/login/staff',
  needs: signedIn,
  beforePassword: true,
  // Another `trace` makes another address, so that no proxy answers instead of the server, and is found again in its log.
  ignore: ['trace'],
} as const;
