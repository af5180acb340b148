import { z } from 'zod';
import { type JobContext, job } from '../../platform/job.ts';
import { members } from '../people/index.ts';
import * as q from './account.queries.ts';

const payload = z.object({
  personId: z.uuid(),
  companyId: z.uuid(),
  kind: z.enum(['mobile', 'mail']),
  before: z.string().nullable(),
});

/** A changed phone or address reaches the person's other companies. */
export const accountJobs = [job({ name: 'account.follow-contact', schema: payload, run: followContact })];

async function followContact(
  { databases, now }: JobContext,
  { personId, companyId, kind, before }: z.output<typeof payload>,
): Promise<void> {
  const person = await q.personById(databases.global, personId).executeTakeFirst();
  const after = person?.[kind];
  if (!after) return;
  await members
    .followContact(databases.of(companyId), companyId, personId, { kind, before, after, at: now() })
    .execute();
}
