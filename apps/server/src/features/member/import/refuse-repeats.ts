import { type Matcher, sameNo } from './match.ts';
import type { FaultKey, ReadRow, RowFault } from './read-row.ts';

const TWICE = { mobile: 'mobileTwice', mail: 'mailTwice', employeeNo: 'noTwice' } as const satisfies Record<
  string,
  FaultKey
>;

/** A number, address, employee number or person that is in a file twice: the later row is wrong. */
export function refuseRepeats(rows: readonly ReadRow[], match: Matcher, faults: RowFault[]): void {
  for (const field of ['mobile', 'mail', 'employeeNo'] as const) {
    const first = new Map<string, number>();
    for (const row of rows) {
      const value = row[field];
      if (value === null) continue;
      const key = field === 'employeeNo' ? sameNo(value) : value;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, row.row);
      else faults.push({ row: row.row, field, value, fault: TWICE[field], params: { row: earlier } });
    }
  }
  const wrong = new Set(faults.map((fault) => fault.row));
  const people = new Map<string, number>();
  for (const row of rows) {
    const { member, person } = match(row);
    const id = member && member !== 'two' ? member.person_id : person && person !== 'two' ? person.id : null;
    if (id === null || wrong.has(row.row)) continue;
    const earlier = people.get(id);
    if (earlier === undefined) people.set(id, row.row);
    else faults.push({ row: row.row, field: 'name', value: row.name, fault: 'personTwice', params: { row: earlier } });
  }
}
