import type { flowReadingApi as api } from '@rondo/contract/flow-reading';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { wallClock } from '@rondo/domain/civil-time';
import { MINUTE_MS } from '@rondo/domain/duration';
import { beginsSlot, type FlowPlace } from '@rondo/domain/flow/place';
import type { ReadingResult } from '@rondo/domain/flow-reading';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import type { Context } from '../../../platform/context.ts';
import { filteredCounters } from '../../flow-counter/index.ts';
import { flowPlaces } from '../places.ts';
import { type NewReading, readingKey, writeReadings } from '../write-readings.ts';

type Sent = Parsed<typeof api.send>['readings'][number];
type Checked = { result: ReadingResult } | { reading: NewReading };

/** Readings of another system: each is written, or told why not. The same call again changes nothing. */
export async function send(
  { actor, change }: Context,
  { readings }: Parsed<typeof api.send>,
): Promise<Output<typeof api.send>> {
  return change(async (tx) => {
    const codes = [...new Set(readings.map(({ code }) => code.toLowerCase()))];
    const counters = await filteredCounters(tx.db, actor, { keyword: '', source: 'import', code: codes }).execute();
    const byCode = new Map(counters.map((one) => [one.code?.toLowerCase() ?? '', one]));
    const places = await flowPlaces(
      tx.db,
      tx.companyId,
      counters.map((one) => one.shop_id),
    );
    const checks = new Map([...places].map(([shopId, place]) => [shopId, checking(place, tx.now())]));
    const checked = readings.map((one): Checked => {
      const counter = byCode.get(one.code.toLowerCase());
      const check = counter && checks.get(counter.shop_id);
      return check ? check(counter.id, one) : { result: 'unknown_counter' };
    });
    const right = checked.flatMap((one) => ('reading' in one ? [one.reading] : []));
    const { written, corrected, swept } = await writeReadings(tx, tx.companyId, right);
    const resultOf = ({ counterId, at }: NewReading): ReadingResult => {
      const key = readingKey(counterId, at);
      if (swept.has(key)) return 'too_old';
      return corrected.has(key) ? 'corrected' : 'written';
    };
    return { written, results: checked.map((one) => ('reading' in one ? resultOf(one.reading) : one.result)) };
  });
}

function checking(place: FlowPlace, now: Date): (counterId: string, sent: Sent) => Checked {
  return (counterId, { code: _, at: told, healthyMinutes, ...counted }) => {
    const at = new Date(told);
    const { minutes } = counted;
    if (!beginsSlot(at.getTime(), minutes, wallClock(at, place.zone))) return { result: 'no_start' };
    const endsAt = at.getTime() + minutes * MINUTE_MS;
    if (endsAt > now.getTime() + FLOW_READING_LIMIT.aheadMs) return { result: 'too_early' };
    const healthy = Math.min(minutes, healthyMinutes ?? minutes);
    return { reading: { ...counted, counterId, at, healthyMinutes: healthy, source: 'api' } };
  };
}
