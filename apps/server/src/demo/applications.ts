import { APPLICATION_DAYS } from '@rondo/domain/application';
import { chance } from './chance.ts';
import type { Fixtures } from './fixtures.ts';
import type { Ledger } from './ledger.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Somebody who asked to join. */
export interface DemoApplication {
  id: string;
  personId: string;
  name: string;
  message: string;
  mobile: string | null;
  mail: string | null;
  inviter: DemoMember | null;
  at: Date;
  expiresAt: Date;
  refused: { at: Date; by: DemoMember; reason: string } | null;
}

const MESSAGES = [
  '我是新来的店员，下周一到岗',
  'Starting as a barista at the Ealing store next week',
  '从另一家门店调来，原来做店长',
  '临时工，做到年底',
] as const;

/**
 * Four who wait and one who was refused. One of those who wait writes from a new address with the phone of somebody who is
 * a member already: whoever decides can link the two.
 */
export function makeApplications(fixtures: Fixtures, people: DemoPeople, now: Date, book: Ledger): DemoApplication[] {
  const luck = chance('applications');
  const crew = people.all.filter((member) => member.role === 'staff' && member.mobile !== null);
  const double = crew.at(-1);
  const inviter = people.areaManagerOf(0);
  const apply = (index: number, agoMs: number, more: Partial<DemoApplication>): DemoApplication => {
    const at = new Date(now.getTime() - agoMs);
    return {
      id: idAt(at),
      personId: idAt(at),
      name: `${luck.pick(fixtures.zhSurnames)}${luck.pick(fixtures.zhGiven)}`,
      message: MESSAGES[index] ?? '',
      mobile: null,
      mail: `applicant${index + 1}@demo.rondo`,
      inviter: null,
      at,
      expiresAt: new Date(at.getTime() + APPLICATION_DAYS * DAY_MS),
      refused: null,
      ...more,
    };
  };
  const english = `${luck.pick(fixtures.enGiven)} ${luck.pick(fixtures.enSurnames)}`;
  const waiting = [
    apply(0, 2 * HOUR_MS, { inviter }),
    apply(1, 26 * HOUR_MS, { name: english }),
    apply(2, 3 * DAY_MS, double ? { name: double.name, mobile: double.mobile } : {}),
    apply(3, 6 * DAY_MS, { inviter }),
  ];
  const refusedAt = new Date(now.getTime() - 8 * DAY_MS);
  const refused = apply(4, 9 * DAY_MS, {
    refused: { at: refusedAt, by: people.admin, reason: '该门店名额已满 / No vacancy at this store' },
  });
  book.trace({
    kind: 'application',
    id: refused.id,
    name: refused.name,
    at: refusedAt,
    by: people.admin,
    event: 'refuse',
    from: 'pending',
    to: 'refused',
    comment: refused.refused?.reason ?? null,
  });
  return [...waiting, refused];
}
