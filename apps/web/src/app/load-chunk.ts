import { CHUNK_TIMEOUT_MS } from '@rondo/contract/kit/constants';
import type { ComponentType } from 'react';
import { loadCode } from '../shared/load-code.ts';
import type { LoadPage } from '../shared/route.ts';

/** Why a page's code is not there: the request failed, or it has not been answered in 120 s. */
export type ChunkFailure = 'failed' | 'stalled';

const loaded = new WeakMap<LoadPage, ComponentType>();
let failures = 0;

/** The page if its code is here already. */
export const loadedPage = (load: LoadPage): ComponentType | undefined => loaded.get(load);

/** How many times in a row a page's code could not be loaded: after three, reloading helps more than asking again. */
export const failuresInARow = (): number => failures;

/** Loads a page's code; a later call asks again. */
export async function loadPage(load: LoadPage): Promise<ComponentType | ChunkFailure> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'stalled'>((resolve) => {
    timer = setTimeout(() => resolve('stalled'), CHUNK_TIMEOUT_MS);
  });
  const code = loadCode(load).then(
    (module) => module.default,
    (cause: unknown) => {
      console.error('the code of a page did not load', cause);
      return 'failed' as const;
    },
  );
  const outcome = await Promise.race([code, timeout]);
  clearTimeout(timer);
  failures = typeof outcome === 'string' ? failures + 1 : 0;
  if (typeof outcome !== 'string') loaded.set(load, outcome);
  return outcome;
}
