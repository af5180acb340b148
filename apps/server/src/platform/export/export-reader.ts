import type { Context } from '../context.ts';

/** Who reads the file, and where its rows come from. */
export type ExportReader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
