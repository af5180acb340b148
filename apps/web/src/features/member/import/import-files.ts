import type { MemberImportReport } from '@rondo/contract/member-shape';
import type { MessageKey } from '@rondo/messages';

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The errors of a dry run as a table. */
export function saveErrors(errors: MemberImportReport['errors'], t: (key: MessageKey) => string): void {
  const headers = [t('ui.importing.row'), t('ui.importing.column'), t('ui.importing.content'), t('ui.importing.fix')];
  const rows = errors.map(({ row, column, value, message }) => [String(row), column, value, message]);
  const text = [headers, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = t('member.importing.errorsFile');
  link.click();
  URL.revokeObjectURL(url);
}

/** What begins like a formula gets an apostrophe, so that no spreadsheet runs what somebody else wrote. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
