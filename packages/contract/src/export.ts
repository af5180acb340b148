import { z } from 'zod';

/** The kinds of file that a list can leave as. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which one; a spreadsheet unless asked otherwise. */
export const exportFormat = z.enum(EXPORT_FORMATS).default('xlsx');
