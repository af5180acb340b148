/** Brings code with the page that needs it: `() => import('./pages/task-page.tsx')`. */
export type LoadCode<D> = () => Promise<{ default: D }>;

/** What did not come when it was first asked for. */
const failed = new WeakSet<LoadCode<unknown>>();
let asked = 0;

const importFrom = (address: string) => import(/* @vite-ignore */ address);
type Imported = Awaited<ReturnType<typeof importFrom>>;

/** What is done with code before it is used. */
const finishes = new WeakMap<() => Promise<unknown>, (module: Imported) => Promise<void>>();

/** Code with which something is done before it is used, wherever `loadCode` has it from. */
export function finished<M extends { default: unknown }>(
  load: () => Promise<M>,
  finish: (module: M) => Promise<void>,
): () => Promise<M> {
  const whole = async (): Promise<M> => {
    const module = await load();
    await finish(module);
    return module;
  };
  finishes.set(whole, finish);
  return whole;
}

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
    const module = await importFrom(`${address}?again=${asked}`);
    // Code that the build has put together with other code has other names there.
    if (!('default' in module)) throw cause;
    await finishes.get(load)?.(module);
    return module;
  }
}

/** The address that a browser names in its error; Safari names none, and asks again by itself. */
const addressIn = (cause: unknown): string | undefined =>
  cause instanceof TypeError ? /https?:\/\/\S+\.js/.exec(cause.message)?.[0] : undefined;
