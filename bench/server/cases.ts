import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { recordApi } from '@rondo/contract/record';
import { preferenceApi } from '@rondo/contract/session';
import { taskApi } from '@rondo/contract/task';
import { chanceOf } from '../lib/chance.ts';
import { inTurnOf, type Requests } from '../lib/compare.ts';
import { plainRequest, signedRequest } from '../lib/requests.ts';
import { callersOf, type Person, seesAll } from './crowd.ts';
import { floorQuery, type RecordSet, SETS } from './filter-sets.ts';
import type { Subject } from './subject.ts';

/** What has to be reached; a null is not asked for. */
interface Goal {
  /** The least ratio of requests a second, ours over the floor's. */
  must: number | null;
  aim: number | null;
  /** The most CPU of our process over the floor's, a request. */
  cpu: number | null;
}

/** One kind of work: requests of ours and the same work of the floor, both in one order. */
export interface Case extends Goal {
  name: string;
  ours: Requests;
  floor: Requests | null;
}

const at = <T>(list: readonly T[], i: number): T => {
  const one = list[i % list.length];
  if (one === undefined) throw new Error('nobody and nothing to ask with');
  return one;
};

/** So many requests of both sides, made by number. */
export function both(
  count: number,
  ours: (i: number) => string,
  floor: (i: number) => string,
): Pick<Case, 'ours' | 'floor'> {
  const numbers = Array.from({ length: count }, (_, i) => i);
  return { ours: inTurnOf(numbers.map(ours)), floor: inTurnOf(numbers.map(floor)) };
}

interface ListCase extends Goal {
  name: string;
  setOf: (frame: Subject['frame'], chance: ReturnType<typeof chanceOf>) => RecordSet;
  /** Whether everybody asks, or only who sees every store as the floor does. */
  isEverybody?: boolean;
}

/** A list of records: 200 filter sets, asked in turn by people. */
export function listCase(s: Subject, { setOf, isEverybody = false, ...named }: ListCase): Case {
  const chance = chanceOf(named.name);
  const sets = Array.from({ length: SETS }, () => setOf(s.frame, chance));
  const readers = callersOf(isEverybody ? s.crowd : seesAll(s.crowd), recordApi.list);
  return {
    ...named,
    ...both(
      SETS,
      (i) => signedRequest(recordApi.list, listInput(at(sets, i)), at(readers, i)),
      (i) => plainRequest('/list', floorQuery(s.frame, at(sets, i))),
    ),
  };
}

const listInput = (set: RecordSet) => ({
  from: set.from,
  to: set.to,
  mode: [set.mode],
  state: [set.state],
  sort: set.isOldestFirst ? ('submitted' as const) : ('-submitted' as const),
  page: set.page,
  ...(set.templateId ? { templateId: [set.templateId] } : {}),
  ...(set.shopIds ? { shopId: set.shopIds } : {}),
  ...(set.words ? { keyword: set.words } : {}),
});

export function pageCase(s: Subject): Case {
  const readers = seesAll(s.crowd);
  return {
    name: 'page 2,000 of the list',
    must: 10,
    aim: 30,
    cpu: 1,
    ...both(
      s.deep.length * readers.length,
      (i) => {
        const { set, cursor } = at(s.deep, i);
        return signedRequest(recordApi.list, { ...listInput({ ...set, page: 1 }), cursor }, at(readers, i));
      },
      (i) => {
        const { set, offset } = at(s.deep, i);
        return plainRequest('/list', { ...floorQuery(s.frame, set), offset: String(offset) });
      },
    ),
  };
}

export const detailCase = (s: Subject): Case => ({
  name: 'record with 40 items, names, rectifications',
  must: 0.5,
  aim: 0.8,
  cpu: 2,
  ...both(
    s.long.length,
    (i) => signedRequest(recordApi.get, { id: at(s.long, i).id }, at(s.long, i).reader),
    (i) => plainRequest('/detail', { company: s.frame.companyId, id: at(s.long, i).id }),
  ),
});

/** Three requests: what waits for somebody, the applications, the unread messages. */
export function counterCase(s: Subject): Case {
  const company = s.frame.companyId;
  const applications = callersOf(s.crowd, memberApi.applyCount);
  const three: [string, (i: number) => Person, (who: Person) => string][] = [
    ['pending', (i) => at(s.crowd, i), (who) => signedRequest(taskApi.pendingCount, {}, who)],
    ['applications', (i) => at(applications, i), (who) => signedRequest(memberApi.applyCount, {}, who)],
    ['unread', (i) => at(s.crowd, i), (who) => signedRequest(messageApi.categories, {}, who)],
  ];
  const of = (i: number) => at(three, i);
  const who = (i: number): Person => of(i)[1](Math.floor(i / three.length));
  return {
    name: 'the three counters',
    must: 0.6,
    aim: 0.8,
    cpu: 2,
    ...both(
      s.crowd.length * three.length,
      (i) => of(i)[2](who(i)),
      (i) => plainRequest('/counter', { name: of(i)[0], company, member: who(i).id }),
    ),
  };
}

/** What every call pays before its own work: signature, session, permission, one short read. */
export const edgeCase = (s: Subject): Case => ({
  name: 'signature, session, permission, one short read',
  must: null,
  aim: null,
  cpu: null,
  ours: inTurnOf(s.crowd.map((who, i) => signedRequest(preferenceApi.get, { key: `bench${i}` }, who))),
  floor: null,
});
