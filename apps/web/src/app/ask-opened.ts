import type { RouteRow } from '../shared/route.ts';

/** Asks for what a page opens beside its list, together with the page, where the address names a row that is open. */
export function askOpened({ opens = [] }: Pick<RouteRow, 'opens'>, search: string): void {
  if (!new URLSearchParams(search).has('open')) return;
  for (const load of opens)
    load().catch((cause: unknown) => console.warn('the code of a part will be asked for again', cause));
}
