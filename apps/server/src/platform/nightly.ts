import { businessDate, nightOf } from '@rondo/domain/business-day';
import type { Db } from './db/company-db.ts';
import type { JobContext } from './job.ts';
import { takeNight } from './nightly.queries.ts';
import { eachCompany } from './one-by-one.ts';

/** A job of the night wakes each half hour and asks every company whether its night has come. */
export const EACH_HALF_HOUR = '*/30 * * * *';

export interface NightCompany {
  id: string;
  /** Civil date of the company in the morning of this night: the day before it is over. */
  nightOn: string;
}

/**
 * Does the work of every company whose business day is over and whose statistics window (23:00 to 08:00 in its zone) is open:
 * once a company and night, however often the clock asks. Work and note are one transaction: what fails is tried again with the
 * next half hour. A company whose work fails does not keep the others from theirs. Asked by name it is done at once, for all.
 */
export async function eachNight(
  context: JobContext,
  job: string,
  work: (trx: Db, company: NightCompany) => Promise<void>,
): Promise<void> {
  const { databases, isByClock, now } = context;
  await eachCompany(context, job, async ({ id, timeZone, cutOff }) => {
    const nightOn = isByClock ? nightOf(now(), timeZone, cutOff) : businessDate(now(), timeZone, cutOff);
    if (nightOn === null) return;
    await databases
      .of(id)
      .transaction()
      .execute(async (trx) => {
        const isTaken = await takeNight(trx, { companyId: id, job, nightOn, at: now() });
        if (isTaken || !isByClock) await work(trx, { id, nightOn });
      });
  });
}
