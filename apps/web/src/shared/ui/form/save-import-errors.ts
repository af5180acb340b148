import type { MessageKey } from '@rondo/messages';
import { saveCsv } from '../../save-csv.ts';

/** What a dry run says of one row. */
interface ImportError {
  row: number;
  column: string;
  value: string;
  message: string;
}

/** The errors of a dry run as a table, headed in the reader's language. */
export function saveImportErrors(name: string, errors: readonly ImportError[], t: (key: MessageKey) => string): void {
  const headers = [t('ui.importing.row'), t('ui.importing.column'), t('ui.importing.content'), t('ui.importing.fix')];
  const rows = errors.map(({ row, column, value, message }) => [String(row), column, value, message]);
  saveCsv(name, [headers, ...rows]);
}
