import { FEATURES } from '../features.ts';
import type { MenuEntry, MenuLine } from '../shared/feature.ts';
import type { PagePathname } from '../shared/route.ts';

/** An entry of the menu with the lines that the features put below it. */
export interface MenuArea extends MenuEntry {
  pages: readonly PagePathname[];
  children?: readonly MenuLine[];
}

/** The order of the specification (section 2): the left menu, the inspect side menu (with check-ins, coverage and agreement before its settings), customer flow, the address book side menu. */
const ENTRY_ORDER = 'message shop task frame inspect staffGrowUp album flow notice score help'.split(' ');
const LINE_ORDER =
  'surveillance shopList shopMap device certificate record problem cycle template statistics overview check-in coverage-policy agreement settings flow-dashboard flow-counter flow-health knowledge learning org member department role points points-ledger points-rule points-adjust points-statistics'.split(
    ' ',
  );

/** Settings stand last in their area. */
const LAST = 'settings';

/** What an order does not name follows in the order of `features.ts`, before the settings. */
function ordered<T extends { key: string }>(order: readonly string[], all: readonly T[]): T[] {
  const place = ({ key }: T) =>
    key === LAST ? order.length + 1 : order.includes(key) ? order.indexOf(key) : order.length;
  return all.toSorted((one, other) => place(one) - place(other));
}

const entries = FEATURES.flatMap(({ menu }) => menu?.entries ?? []);
const lines = FEATURES.flatMap(({ menu }) => menu?.lines ?? []);

/** The left menu in its default order. Entries whose pages do not exist in the route table are not shown. */
export const MENU: readonly MenuArea[] = ordered(ENTRY_ORDER, entries).map((entry) => {
  const children = ordered(
    LINE_ORDER,
    lines.filter((line) => line.entry === entry.key),
  );
  const pages = entry.pages ?? children.map(({ path }) => path);
  return children.length > 0 ? { ...entry, pages, children } : { ...entry, pages };
});
