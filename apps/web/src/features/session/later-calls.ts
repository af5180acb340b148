/*
 * What the sign-in page calls when somebody does something. The contract with its schemas comes with the first touch: the page
 * is there without it.
 */

/** By account and password. */
export const loadSignIn = async () => ({ default: (await import('@rondo/contract/session')).sessionApi.signIn });
/** With the pass of single sign-on. */
export const loadEnter = async () => ({ default: (await import('@rondo/contract/account')).accountApi.enter });

/** Brings the code of signing in while somebody types. */
export function prepareSignIn(): void {
  loadSignIn().catch((cause: unknown) => console.warn('the code of signing in will be asked for again', cause));
}
