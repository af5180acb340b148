import { APPLICATION_DAYS } from '@rondo/domain/application';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { chance } from './chance.ts';
import type { Dataset } from './dataset.ts';
import type { Texts } from './fixtures.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';

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

interface Named {
  texts: Texts;
  /** Of mail addresses. */
  domain: string;
}

/**
 * Four who wait and one who was refused. One of those who wait has proved the phone of a member who has not come in yet:
 * whoever approves links the two.
 */
export function makeApplications(
  { texts, domain }: Named,
  people: DemoPeople,
  now: Date,
  dataset: Dataset,
): DemoApplication[] {
  const luck = chance(`applications ${domain}`);
  const double = people.all.findLast((member) => member.lastSignInAt === null);
  const inviter = people.areaManagerOf(0);
  const apply = (index: number, agoMs: number, more: Partial<DemoApplication>): DemoApplication => {
    const at = new Date(now.getTime() - agoMs);
    const { given, surnames } = luck.pick(texts.names);
    const [first, last] = [luck.pick(given), luck.pick(surnames)];
    return {
      id: idAt(at),
      personId: idAt(at),
      name: texts.nameOrder === 'surname_first' ? `${last}${first}` : `${first} ${last}`,
      message: texts.applications.messages[index] ?? '',
      mobile: null,
      mail: `applicant${index + 1}@${domain}`,
      inviter: null,
      at,
      expiresAt: new Date(at.getTime() + APPLICATION_DAYS * DAY_MS),
      refused: null,
      ...more,
    };
  };
  const waiting = [
    apply(0, 2 * HOUR_MS, { inviter }),
    apply(1, 26 * HOUR_MS, {}),
    apply(2, 3 * DAY_MS, double ? { name: double.name, mobile: double.mobile, mail: null } : {}),
    apply(3, 6 * DAY_MS, { inviter }),
  ];
  const refusedAt = new Date(now.getTime() - 8 * DAY_MS);
  const refused = apply(4, 9 * DAY_MS, {
    refused: { at: refusedAt, by: people.admin, reason: texts.applications.refusal },
  });
  dataset.addHistory({
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
