/** What a row is, in its id. */
export const KIND = {
  company: 0,
  group: 1,
  shop: 2,
  person: 3,
  member: 4,
  template: 5,
  version: 6,
  item: 7,
  category: 8,
  task: 9,
  record: 10,
  rectification: 11,
  taskTrace: 12,
  recordTrace: 13,
  rectificationTrace: 14,
  message: 15,
  openTask: 16,
  session: 17,
  department: 18,
} as const;

const hex = (n: number, digits: number): string => n.toString(16).padStart(digits, '0');

/** A UUIDv7 that can be worked out again from what it names: its time, company, kind and number. */
export function idOf(atMs: number, company: number, kind: number, n: number): string {
  const time = hex(Math.floor(atMs), 12);
  const last = hex(n, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(company, 3)}-8${hex(kind, 3)}-${last}`;
}

/** The same in SQL, as `pg_temp.id_of(at, company, kind, n)`. */
export const ID_OF = `
  create or replace function pg_temp.id_of(at timestamptz, company int, kind int, n bigint) returns uuid
  language sql stable parallel restricted as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(company), 3, '0')
      || '8' || lpad(to_hex(kind), 3, '0') || lpad(to_hex(n), 12, '0'))::uuid
  $$`;
