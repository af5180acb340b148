import type { Db } from '../../../platform/db/company-db.ts';
import * as q from './import.queries.ts';

export interface Contacts {
  mobile: string | null;
  mail: string | null;
  employeeNo: string | null;
}

type KnownMember = Awaited<ReturnType<ReturnType<typeof q.membersLike>['execute']>>[number];
export type KnownPerson = Awaited<ReturnType<ReturnType<typeof q.peopleLike>['execute']>>[number];

export interface Match {
  /** The member a row means; `two` when number, address and employee number belong to different ones. */
  member: KnownMember | 'two' | null;
  /** By what it was recognised. */
  by: 'mobile' | 'mail' | 'employeeNo' | null;
  /** Who signs in with the number or the address already; `two` different people. */
  person: KnownPerson | 'two' | null;
}

export type Matcher = (row: Contacts) => Match;

/** Looks up who the rows of a file are, in two queries. */
export async function matcher(db: Db, companyId: string, rows: readonly Contacts[]): Promise<Matcher> {
  const all = (field: keyof Contacts): string[] => rows.map((row) => row[field]).filter((value) => value !== null);
  const contacts = { mobiles: all('mobile'), mails: all('mail') };
  const people = await q.peopleLike(db, contacts).execute();
  const personIds = people.map((person) => person.id);
  const members = await q
    .membersLike(db, companyId, { ...contacts, nos: all('employeeNo').map(sameNo), personIds })
    .execute();
  const byMobile = index(members, (m) => m.mobile);
  const byMail = index(members, (m) => m.mail?.toLowerCase() ?? null);
  const byNo = index(members, (m) => m.employee_no && sameNo(m.employee_no));
  const byPerson = index(members, (m) => m.person_id);
  const personByMobile = index(people, (p) => p.mobile);
  const personByMail = index(people, (p) => p.mail);
  return ({ mobile, mail, employeeNo }) => {
    const persons = [get(personByMobile, mobile), get(personByMail, mail)].filter((one) => one !== undefined);
    const person = new Set(persons.map((one) => one.id)).size > 1 ? 'two' : (persons[0] ?? null);
    const viaPerson = person && person !== 'two' ? byPerson.get(person.id) : undefined;
    const [viaMobile, viaMail, viaNo] = [
      get(byMobile, mobile),
      get(byMail, mail),
      get(byNo, employeeNo && sameNo(employeeNo)),
    ];
    const found = [viaMobile, viaMail, viaPerson, viaNo].filter((one) => one !== undefined);
    const by = viaMobile ? 'mobile' : viaMail ? 'mail' : viaPerson ? contactOf(mobile) : viaNo ? 'employeeNo' : null;
    const member = new Set(found.map((one) => one.id)).size > 1 ? 'two' : (found[0] ?? null);
    return { member, by, person };
  };
}

/** Employee numbers that differ only in case are one. */
export const sameNo = (no: string): string => no.toLowerCase();

const contactOf = (mobile: string | null) => (mobile === null ? 'mail' : 'mobile');

const index = <T>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, T> =>
  new Map(
    rows.flatMap((row): [string, T][] => {
      const key = keyOf(row);
      return key === null ? [] : [[key, row]];
    }),
  );

const get = <T>(map: ReadonlyMap<string, T>, key: string | null): T | undefined =>
  key === null ? undefined : map.get(key);
