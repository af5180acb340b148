import type { Column } from './column.ts';

/** Width of the column of checkboxes, px. */
export const tickWidth = 40;
/** The least a column gets that takes what is left, px. */
const leastWidth = 160;

/** Below this width a table scrolls sideways instead of squeezing its columns, px. */
export function tableWidth(columns: readonly Pick<Column<never>, 'width'>[], hasTicks: boolean): number {
  return columns.reduce((sum, { width = leastWidth }) => sum + width, hasTicks ? tickWidth : 0);
}
