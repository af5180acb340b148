import { GUIDE, GUIDE_ITEMS, type GuideItem, type GuideRole, guidePage, guideRoleOf } from '@rondo/domain/guide';
import { pageRule } from '@rondo/domain/page';
import { holds } from '@rondo/domain/permission';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './guide.queries.ts';

/** The row of the whole guide among what somebody skips. */
export const WHOLE = 'all';

/** How far somebody is with the list of their role, read from facts now. */
export interface Standing {
  id: string;
  name: string;
  pinyin: string;
  role: GuideRole;
  items: readonly GuideItem[];
  doneAt: ReadonlyMap<GuideItem, Date>;
  skipped: ReadonlySet<GuideItem>;
  reasons: ReadonlyMap<string, string>;
  isPutAway: boolean;
  since: Date;
}

/** The standings of all who have a list, or of one member. */
export async function standings(db: Db, companyId: string, memberId: string | null): Promise<Standing[]> {
  const { rows } = await q.people(db, companyId, memberId);
  const people = rows.flatMap((person) => {
    const role = guideRoleOf(person.keys);
    return role === null ? [] : [{ ...person, role }];
  });
  if (people.length === 0) return [];
  const [ofCompany, ofMembers, skips] = await Promise.all([
    people.some(({ role }) => role === 'owner') ? q.companyFacts(db, companyId) : { rows: [] },
    people.some(({ role }) => role !== 'owner') ? q.memberFacts(db, companyId, memberId) : { rows: [] },
    q.skips(db, companyId, memberId).execute(),
  ]);
  const facts = byMember(ofMembers.rows);
  const skipped = byMember(skips);
  return people.map((person): Standing => {
    const { role } = person;
    const own = skipped.get(person.id) ?? [];
    return {
      ...{ id: person.id, name: person.name, pinyin: person.name_pinyin, role, since: person.created_at },
      items: GUIDE[role].filter((item) => mayOpen(new Set(person.codes), item)),
      doneAt: timesOf(role === 'owner' ? ofCompany.rows : (facts.get(person.id) ?? [])),
      skipped: new Set(own.flatMap((row) => itemOf(row.item))),
      reasons: new Map(own.map((row) => [row.item, row.reason])),
      isPutAway: own.some((row) => row.item === WHOLE),
    };
  });
}

/** Nobody is sent to a page that is not theirs. */
function mayOpen(codes: ReadonlySet<string>, item: GuideItem): boolean {
  const rule = pageRule(guidePage(item));
  return rule === null || holds(codes, rule);
}

const itemOf = (text: string): GuideItem[] => GUIDE_ITEMS.filter((item) => item === text);

const timesOf = (rows: readonly { item: string; at: Date }[]): Map<GuideItem, Date> =>
  new Map(rows.flatMap((row) => itemOf(row.item).map((item): [GuideItem, Date] => [item, row.at])));

function byMember<T extends { member_id: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.member_id);
    if (own) own.push(row);
    else found.set(row.member_id, [row]);
  }
  return found;
}
