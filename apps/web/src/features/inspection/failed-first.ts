import type { InspectionSheet } from '@rondo/contract/inspection';
import type { DraftState } from './draft/draft-state.ts';
import { type ItemRow, itemRows } from './draft/item-rows.ts';

/** The section of what failed the last time, ahead of those of the template: passing the rest of one of these leaves it alone. */
export const AHEAD = 'failed-last-time';

/** The way through an inspection: what failed here the last time comes first, each item with its follow-ups; then the template's order. */
export const rowsOf = (
  sheet: Pick<InspectionSheet, 'content' | 'lastTime'>,
  answers: DraftState['answers'],
): ItemRow[] => failedFirst(itemRows(sheet, answers));

/** Where an item stands follows from the last time only, so that nothing moves while it is answered. */
export function failedFirst(rows: readonly ItemRow[]): ItemRow[] {
  const byId = new Map(rows.map((row) => [row.item.id, row]));
  /** The item that a follow-up was first asked from. */
  const rootOf = (row: ItemRow, seen: readonly string[] = []): ItemRow => {
    const parent = row.item.showIf && byId.get(row.item.showIf.itemId);
    return parent && !seen.includes(parent.item.id) ? rootOf(parent, [...seen, row.item.id]) : row;
  };
  const isFirst = (row: ItemRow) => isAhead(rootOf(row));
  const ahead = rows.filter(isFirst).map((row) => ({ ...row, categoryId: AHEAD }));
  return [...ahead, ...rows.filter((row) => !isFirst(row))];
}

/** A re-inspection asks nothing else anyway: what it took over stays in its place. */
const isAhead = (row: ItemRow): boolean => row.failedLastTime && row.carriedFrom === null;
