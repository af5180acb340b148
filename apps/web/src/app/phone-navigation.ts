import type { RouteRow } from '../shared/route.ts';
import { satisfies } from '../shared/session/satisfies.ts';
import { MENU } from './menu.ts';
import type { ShownEntry } from './permitted.ts';

/** The entries in the phone's bottom bar, by key; the profile is the fifth. */
const BAR: readonly string[] = ['task', 'inspect', 'shop', 'message'];

const MENU_PAGES: readonly string[] = MENU.flatMap(({ pages }) => pages);

/** How people get about on the phone: every page they may open is at most two taps away. */
export interface PhoneNavigation<R> {
  /** One tap leads to an entry's page; an entry with several pages opens the list of them. */
  bar: readonly ShownEntry[];
  /** Every page, behind "Me": what has an address of its own and stands in the shell, in the order of the menu. */
  pages: readonly R[];
}

export function phoneNavigation<R extends Pick<RouteRow, 'path' | 'needs' | 'frame' | 'isFallback'>>(
  shown: readonly ShownEntry[],
  rows: readonly R[],
  codes: ReadonlySet<string>,
): PhoneNavigation<R> {
  const isListed = ({ path, frame, isFallback }: R) => frame !== 'bare' && !isFallback && !path.includes(':');
  const place = ({ path }: R) => {
    const at = MENU_PAGES.indexOf(path);
    return at === -1 ? MENU_PAGES.length : at;
  };
  return {
    bar: BAR.flatMap((key) => shown.find(({ entry }) => entry.key === key) ?? []),
    pages: rows
      .filter((row) => isListed(row) && satisfies(codes, row.needs))
      .toSorted((one, other) => place(one) - place(other)),
  };
}

/** Whether a tap on an entry of the bar asks which of its pages is meant. */
export const asksWhich = ({ children }: { children?: readonly unknown[] }): boolean => (children?.length ?? 0) > 1;
