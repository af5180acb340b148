import type { ImportField } from './columns.ts';

/** The texts of a row by what their column means. */
export type Fields = Partial<Record<ImportField, string>> & { conditions: { header: string; text: string }[] };
