import { statisticsApi } from '@rondo/contract/statistics';
import { chanceOf } from '../lib/chance.ts';
import { plainRequest, signedRequest } from '../lib/requests.ts';
import { both, type Case } from './cases.ts';
import { callersOf, seesAll } from './crowd.ts';
import { period, SETS } from './filter-sets.ts';
import type { Subject } from './subject.ts';

const DAYS = { year: [330, 366], month: [28, 31] } as const;
const GRANULARITIES = ['week', 'month'] as const;

/** Table and figures of the statistics page over 200 periods, as those who see every store. */
export function statisticsCases(s: Subject, length: keyof typeof DAYS): Case[] {
  const chance = chanceOf(`statistics of a ${length}`);
  const [least, most] = DAYS[length];
  const sets = Array.from({ length: SETS }, () => ({
    ...period(s.frame, chance, least, most),
    page: chance.between(1, 3),
    granularity: chance.pick(GRANULARITIES),
  }));
  const readers = callersOf(seesAll(s.crowd), statisticsApi.shops);
  const of = (i: number) => {
    const set = sets[i % sets.length];
    const who = readers[i % readers.length];
    if (!set || !who) throw new Error('nobody reads statistics');
    return { ...set, who };
  };
  const floor = (i: number): string => {
    const { from, to, page } = of(i);
    return plainRequest('/figures', { company: s.frame.companyId, from, to, offset: String((page - 1) * 20) });
  };
  return [
    {
      name: `shop table, a ${length}`,
      must: 10,
      aim: 50,
      cpu: 1,
      ...both(
        SETS,
        (i) => {
          const { from, to, page, who } = of(i);
          return signedRequest(statisticsApi.shops, { from, to, page }, who);
        },
        floor,
      ),
    },
    {
      name: `all figures of a statistics page, a ${length}`,
      must: 5,
      aim: 20,
      cpu: 1,
      ...both(
        SETS,
        (i) => {
          const { from, to, granularity, who } = of(i);
          return signedRequest(statisticsApi.inspection, { from, to, granularity }, who);
        },
        floor,
      ),
    },
  ];
}
