/** Brings code with the page that needs it: `() => import('./pages/task-page.tsx')`. */
export type LoadCode<D> = () => Promise<{ default: D }>;

/** What did not come when it was first asked for. */
const failed = new WeakSet<LoadCode<unknown>>();
let asked = 0;

/**
 * Loads code; a later call really asks again. A browser may remember for as long as the page is open that a module failed, and
 * refuses it without a request (https://github.com/whatwg/html/issues/6768): then it is asked for under another address.
 */
export async function loadCode<M extends { default: unknown }>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (cause) {
    const address = failed.has(load) ? addressIn(cause) : undefined;
    failed.add(load);
    if (!address) throw cause;
    asked += 1;
    const module = await import(/* @vite-ignore */ `${address}?again=${asked}`);
    // Code that the build has put together with other code has other names there.
    if (!('default' in module)) throw cause;
    return module;
  }
}

/** The address that a browser names in its error; Safari names none, and asks again by itself. */
const addressIn = (cause: unknown): string | undefined =>
  cause instanceof TypeError ? /https?:\/\/\S+\.js/.exec(cause.message)?.[0] : undefined;
