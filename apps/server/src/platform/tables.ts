import type { DB } from './db/schema.gen.ts';

/** Tables that no feature owns: only the platform writes them (decision 0029). */
export const PLATFORM_TABLES: readonly (keyof DB)[] = [
  'history',
  'import_plan',
  'installation',
  'job_error',
  'job_file',
  'job_run',
  'nightly_run',
  'number_sequence',
  'outbox',
  'request_memory',
  'secret',
];
