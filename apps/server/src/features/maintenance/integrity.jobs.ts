import { addDays } from '@rondo/domain/civil-time';
import { z } from 'zod';
import type { IntegrityCheck } from '../../platform/integrity.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { violationsOf } from './integrity.ts';
import { ownerOf } from './owner.queries.ts';

/** Business dates that a night looks back. */
const DAYS = 7;

/** Checks each company in its own night; its owner hears what does not fit, and `npm run db -- check` names all of it. */
async function check(context: JobContext, checks: readonly IntegrityCheck[]): Promise<void> {
  await eachNight(context, 'maintenance.check', async (trx, { id, nightOn }) => {
    const looked = { companyId: id, since: addDays(nightOn, -DAYS), today: nightOn };
    const nightly = checks.filter(({ isToldElsewhere }) => !isToldElsewhere);
    const found = await violationsOf(trx, nightly, looked);
    const owner = await ownerOf(trx, id).executeTakeFirst();
    if (found.length === 0 || !owner) return;
    const [first] = found;
    await makeTx(context, trx, id, null).emit('member.told', {
      to: [owner.id],
      text: 'integrity_found',
      params: { count: found.length, first: `${first?.holds}: ${first?.row}` },
      page: '/message',
      key: `integrity_found:${nightOn}`,
    });
  });
}

export const integrityJobs = (checks: readonly IntegrityCheck[]): Job[] => [
  job({
    name: 'maintenance.check',
    schema: z.object({}),
    run: (context) => check(context, checks),
    every: EACH_HALF_HOUR,
  }),
];
