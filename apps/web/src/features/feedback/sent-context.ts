import type { FeedbackContext } from '@rondo/contract/feedback';
import { CLIENT_VERSION } from '@rondo/contract/kit/constants';
import type { Language } from '@rondo/domain/language';
import { lastError, routeHere } from '../../shared/http/last-error.ts';

export type ContextKey = keyof FeedbackContext;
/** In the order in which they are shown. */
export const CONTEXT_KEYS: readonly ContextKey[] = [
  'route',
  'version',
  'errorReference',
  'errorCode',
  'language',
  'windowSize',
];

/** What the browser knows as the form opens; of the help centre the page on which something went wrong before. */
export function contextHere(language: Language): FeedbackContext {
  const failed = lastError();
  const here = routeHere();
  return {
    route: here.startsWith('/help') ? (failed?.route ?? here) : here,
    version: CLIENT_VERSION,
    errorReference: failed?.id ?? null,
    errorCode: failed?.code ?? null,
    language,
    windowSize: `${window.innerWidth} × ${window.innerHeight}`,
  };
}

/** What is sent of it: what was left in. */
export const leftIn = (context: FeedbackContext, removed: readonly ContextKey[]): FeedbackContext => ({
  ...context,
  ...Object.fromEntries(removed.map((key) => [key, null])),
});
