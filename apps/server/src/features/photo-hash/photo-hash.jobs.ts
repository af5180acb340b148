import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { eachCompany, oneByOne } from '../../platform/one-by-one.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { hashFile } from '../file/index.ts';
import * as q from './brought.queries.ts';
import { tellingBits } from './take-in.ts';

/** Photos of a part, and parts of a company in one run: some twenty seconds at most, so that each company has its turn. */
const PART = 50;
const PARTS = 40;

/**
 * Looks at the photos that were there before looks were kept. What a part looked at is kept at once: a process that is killed leaves
 * that, and the next run goes on after it.
 */
const fill = (context: JobContext, store: FileStore): Promise<void> =>
  eachCompany(context, 'photo-hash.fill', async ({ id: companyId }) => {
    const db = context.databases.of(companyId);
    const each = oneByOne('looking at photos');
    for (let part = 0; part < PARTS; part++) {
      const rows = await q.unread(db, companyId, PART).execute();
      if (rows.length === 0) break;
      for (const { file_id, marked_from } of rows) {
        await each.try(`photo ${file_id}`, () => hashFile(db, store, { companyId, id: marked_from ?? file_id }));
      }
      const ids = rows.map(({ file_id }) => file_id);
      const { rows: looks } = await q.looksOf(db, companyId, ids);
      const seen = looks.flatMap(({ file_id: fileId, dhash }) =>
        dhash === null ? [] : [{ fileId, hash: tellingBits(dhash) }],
      );
      // The store was not there for any of them: the next run tries again.
      if (seen.length === 0) break;
      await q.setRead(db, companyId, seen);
    }
    each.end();
  });

export const photoHashJobs = ({ store }: { store: FileStore }): Job[] => [
  job({
    name: 'photo-hash.fill',
    schema: z.object({}),
    every: '*/5 * * * *',
    run: (context) => fill(context, store),
  }),
];
