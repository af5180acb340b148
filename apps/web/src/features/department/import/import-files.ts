import type { DepartmentImportReport } from '@rondo/contract/department';
import type { MessageKey } from '@rondo/messages';

type Translate = (key: MessageKey) => string;

/** A column of paths with three examples, headed in the reader's language. */
export function saveTemplate(t: Translate): void {
  const paths = t('department.importing.sampleRows').split('\n');
  save(t('department.importing.template'), [[t('department.importing.column')], ...paths.map((path) => [path])]);
}

/** The errors of a dry run as a table. */
export function saveErrors(errors: DepartmentImportReport['errors'], t: Translate): void {
  const headers = [t('ui.importing.row'), t('ui.importing.column'), t('ui.importing.content'), t('ui.importing.fix')];
  const rows = errors.map(({ row, column, value, message }) => [String(row), column, value, message]);
  save(t('department.importing.errorsFile'), [headers, ...rows]);
}

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function save(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** What begins like a formula gets an apostrophe, so that no spreadsheet runs what somebody else wrote. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
