import { LIMIT } from '@rondo/domain/limit';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../../platform/address-key.ts';

/** Addresses that are remembered. */
const MOST = 10_000;

/** Counts wrong pairing codes, by address and of everybody, so that nobody gets to try many. Each node counts for itself. */
export function wrongCodes(now: () => Date) {
  const byAddress = new LRUCache<string, number[]>({ max: MOST });
  let all: number[] = [];
  const fresh = (times: readonly number[]): number[] => times.filter((at) => at > now().getTime() - LIMIT.edge.codeMs);
  return {
    /** Whether codes from there are not even looked at for now. */
    isShut(ip: string): boolean {
      all = fresh(all);
      const here = fresh(byAddress.get(addressKey(ip)) ?? []);
      return here.length >= LIMIT.edge.wrongCodes || all.length >= LIMIT.edge.wrongCodesOfAll;
    },
    count(ip: string): void {
      const at = now().getTime();
      byAddress.set(addressKey(ip), [...fresh(byAddress.get(addressKey(ip)) ?? []), at]);
      all.push(at);
    },
  };
}
