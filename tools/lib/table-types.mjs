import { commandScript, root } from './repository.mjs';

/** Arguments of kysely-codegen that write (or with `--verify` check) the table types from a migrated database. @param {string} url */
export const tableTypes = (url) => [
  commandScript('kysely-codegen'),
  ...['--dialect', 'postgres', '--url', url],
  ...['--out-file', `${root}/apps/server/src/platform/db/schema.gen.ts`],
  ...['--numeric-parser', 'number', '--date-parser', 'string', '--type-mapping', '{"int8":"number"}'],
  ...['--exclude-pattern', '(*_20*|*_default|graphile*|schema_migration|pg_stat*)'],
];
