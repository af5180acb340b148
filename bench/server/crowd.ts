import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { holds } from '@rondo/domain/permission';
import { PRESET_ROLES, type RoleKey } from '@rondo/domain/role';
import type pg from 'pg';
import type { Identity } from '../../apps/server/test/client.ts';
import { signIn } from '../lib/requests.ts';
import type { Frame } from '../load/frame.ts';

/** Somebody of the load who is signed in. */
export interface Person extends Identity {
  memberNo: number;
  role: RoleKey;
}

const CROWD = 50;
/** Of each role but the last, which fills up. */
const OF_A_ROLE = { administrator: 9, area_manager: 12, inspector: 12 } as const;

/** Fifty people of every role and of different scopes, in a mixed order that is the same in every run. */
export async function crowdOf(client: pg.Client, frame: Frame): Promise<Person[]> {
  const { lastAdmin, lastArea, lastInspector, plan } = frame;
  const numbers = (from: number, to: number, most: number): number[] =>
    Array.from({ length: Math.max(0, Math.min(most, to - from + 1)) }, (_, i) => from + i);
  const some: [RoleKey, number[]][] = [
    ['owner', [1]],
    ['administrator', numbers(2, lastAdmin, OF_A_ROLE.administrator)],
    ['area_manager', numbers(lastAdmin + 1, lastArea, OF_A_ROLE.area_manager)],
    ['inspector', numbers(lastArea + 1, lastInspector, OF_A_ROLE.inspector)],
  ];
  const rest = CROWD - some.reduce((sum, [, of]) => sum + of.length, 0);
  const all: [RoleKey, number[]][] = [...some, ['store_manager', numbers(lastInspector + 1, plan.members, rest)]];
  const people: Person[] = [];
  for (const [role, memberNos] of all) {
    for (const memberNo of memberNos) people.push({ ...(await signIn(client, frame, memberNo)), memberNo, role });
  }
  // A step that shares no factor with the length visits everybody once.
  const step = [17, 19, 23].find((n) => people.length % n !== 0) ?? 1;
  return people.map((person, i) => people[(i * step) % people.length] ?? person);
}

/** Those whose role lets them call. */
export const callersOf = (crowd: readonly Person[], { needs }: Endpoint): Person[] =>
  crowd.filter(
    ({ role }) =>
      needs.kind === 'open' || needs.kind === 'signed_in' || holds(new Set(PRESET_ROLES[role].codes), needs),
  );

/** Those who see every store: their answers have as many rows as the floor's. */
export const seesAll = (crowd: readonly Person[]): Person[] =>
  crowd.filter(({ role }) => PRESET_ROLES[role].tier === 'all');
