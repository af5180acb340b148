import { sql } from 'kysely';

/** The contents of the sample pictures of a rule under this alias, hexadecimal, in their order. */
export function sampleHashes(alias: string) {
  const of = (column: 'yes_photo_ids' | 'no_photo_ids') => sql<string[]>`array(
    select encode(f.sha256, 'hex') from unnest(${sql.ref(`${alias}.${column}`)}) with ordinality as p(id, place)
      join file f on f.company_id = ${sql.ref(`${alias}.company_id`)} and f.id = p.id order by p.place)`;
  return [of('yes_photo_ids').as('yes_hashes'), of('no_photo_ids').as('no_hashes')] as const;
}
