import type { Language } from '@rondo/domain/language';
import type { PermissionCode } from '@rondo/domain/permission';
import type { MessageKey } from '@rondo/messages';
import type { Cell } from './cell.ts';
import type { ExportReader } from './export-reader.ts';
import type { TableColumn } from './table-writer.ts';

/** A row of a list, by the columns of its sheet. */
export interface SheetRow {
  id: string;
  cells: Cell[];
}

/**
 * The rows of a list as its reader sees them, for features that keep them or send them on. `query` is what the list is asked, in the
 * words of its endpoint; all but `isReadable` throw for one that it does not take.
 */
export interface ListSheet {
  title: MessageKey;
  /** What taking the rows out as a file asks for. */
  code: PermissionCode;
  isReadable: (query: unknown) => boolean;
  columns: (language: Language) => TableColumn[];
  /** In the order of the list, at most so many. Throws AppError. */
  ids: (reader: ExportReader, query: unknown, most: number) => Promise<string[]>;
  /** Rows by id, in the order of the ids; those that are gone are left out. */
  cells: (reader: ExportReader, ids: readonly string[], query: unknown) => Promise<SheetRow[]>;
  /** The filters with what they name. */
  filters: (
    reader: ExportReader,
    query: unknown,
  ) => Promise<(readonly [label: MessageKey, values: readonly string[]])[]>;
}
