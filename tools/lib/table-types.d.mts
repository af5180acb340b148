/** Arguments of kysely-codegen for a migrated database. */
export function tableTypes(url: string): string[];
