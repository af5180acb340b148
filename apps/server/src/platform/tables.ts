import type { DB } from './db/schema.gen.ts';

/** Tables that no feature owns: only the platform writes them (decision 0029). */
export const PLATFORM_TABLES: readonly (keyof DB)[] = [
  'history',
  'import_plan',
  'job_error',
  'job_file',
  'job_run',
  'nightly_run',
  'number_sequence',
  'outbox',
  'request_memory',
  'secret',
];

/** Why a table that names a company has no row-level security; everything else with a `company_id` has it. */
const GLOBAL_REASONS = {
  applicant: 'which companies a person asked to join, asked by somebody who is in none of them',
  delivery: 'letters to people: most are written before a company is known, and some outlive it',
  edge_code: 'a pairing code is found by its hash before a company is known',
  invite: 'found by its code or its link before a company is known',
  named_contact: 'whom a number or an address was written down for, asked by whoever proves it',
  membership: 'which companies a person may enter, asked at sign-in',
  session: 'a token says which company it is of',
} as const;
export const GLOBAL_TABLES: readonly string[] = Object.keys(GLOBAL_REASONS);
