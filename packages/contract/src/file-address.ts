import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { flag, instant } from './kit/shapes.ts';

/** `fileApi.resolve`, for the frame around the pages, which stores no files. */
export const fileAddress = endpoint({
  method: 'GET',
  path: '/cos/redirectUrl',
  needs: signedIn,
  summary: 'Resolve a stored path (appended to this one) to an address that an image or video element can load.',
  /** `download`: an address to keep the file by, with the reader's watermark drawn into pictures where the company has one. */
  input: z.object({ download: flag.optional() }),
  output: z.object({ url: z.string(), expiresAt: instant }),
  errors: ['NOT_FOUND', 'PICTURE_UNCHECKED'],
});
