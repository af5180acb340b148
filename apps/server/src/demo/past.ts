import { DAY_MS } from '@rondo/domain/duration';
import { chance } from './chance.ts';
import type { Dataset } from './dataset.ts';
import type { DemoMember, DemoPeople } from './people.ts';

/** Older sign-ins are not written. */
const SIGN_INS_DAYS = 30;
const SIGN_INS = 5;

interface Company {
  companyId: string;
  name: string;
  registeredAt: Date;
  people: DemoPeople;
}

/** What the logs say of the company itself: how it registered, who was added to it, and who signed in. */
export function addPastHistory(dataset: Dataset, { companyId, name, registeredAt, people }: Company): void {
  const { owner, admin } = people;
  const to = 'normal';
  dataset.addHistory({ kind: 'company', id: companyId, name, at: registeredAt, by: owner, event: 'register', to });
  for (const member of people.all) {
    if (member !== owner) {
      const by = member === admin || member.createdAt < admin.createdAt ? owner : admin;
      const { id, createdAt: at } = member;
      dataset.addHistory({ kind: 'member', id, name: member.name, at, by, event: 'created', to: 'invited' });
    }
    for (const at of signInsOf(member, dataset.now)) {
      dataset.addHistory({ kind: 'session', id: member.id, name: member.name, at, by: member, event: 'sign_in' });
    }
  }
}

/** The last sign-in, and some before it. */
function signInsOf({ lastSignInAt, createdAt, employeeNo }: DemoMember, now: Date): Date[] {
  if (lastSignInAt === null) return [];
  const luck = chance(`sign-ins ${employeeNo}`);
  const oldest = Math.max(createdAt.getTime(), now.getTime() - SIGN_INS_DAYS * DAY_MS);
  const all: Date[] = [];
  for (let at = lastSignInAt.getTime(); at > oldest && all.length < SIGN_INS; at -= luck.int(30, 240) * (DAY_MS / 40)) {
    all.push(new Date(at));
  }
  return all;
}
