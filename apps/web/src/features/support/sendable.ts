import { allEndpoints } from '@rondo/contract/all';

/**
 * What the console offers. Files in and out, and streams, are no envelopes; what is open to everybody is about signing in, and
 * would be sent in nobody's name.
 */
export const SENDABLE = allEndpoints.filter(({ raw, upload, needs }) => !raw && !upload && needs.kind !== 'open');
