import { MINUTE_MS } from '@rondo/domain/duration';
import { z } from 'zod';
import type { Db } from '../../platform/db/company-db.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { pinyinOf } from '../../platform/pinyin.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as passages from './passage.queries.ts';
import { queueVersion, READ_TASK } from './queue-version.ts';
import { readVersion } from './read-version.ts';
import * as q from './text.queries.ts';

/** A version that waits so long has lost whoever was to read it, ms. */
const LEFT_MS = 10 * MINUTE_MS;
/** Versions of a company that are put down again in one run; words that are spelled in one. */
const PART = 200;
const WORDS = 5_000;
/** Passages that are sent to the embedding model at once, how often in one run, and how long it may take, ms. */
const EMBEDDED = { atOnce: 32, parts: 50, longestMs: 30_000 };

/** Files that were there before, and versions whose reader was killed. */
const fill = (context: JobContext, model: LanguageModel | null): Promise<void> =>
  eachCompany(context, 'knowledge-text.fill', async ({ id: companyId }) => {
    const db = context.databases.of(companyId);
    for (const row of await q.unseen(db, companyId, PART).execute())
      if (row.version_id)
        await queueVersion(db, {
          ...{ companyId, nodeId: row.id, versionId: row.version_id, name: row.version_name, at: context.now() },
        });
    const at = context.now();
    const before = new Date(at.getTime() - LEFT_MS);
    for (const { version_id } of await q.left(db, companyId, at, before, PART).execute())
      await q.enqueue(READ_TASK, companyId, version_id).execute(db);
    await spell(context, companyId);
    if (model?.embed) await embedSome(db, companyId, model.embed);
  });

/** How new Chinese words are typed without Chinese. */
async function spell(context: JobContext, companyId: string): Promise<void> {
  const db = context.databases.of(companyId);
  const { rows } = await passages.unspelled(companyId, WORDS).execute(db);
  if (rows.length === 0) return;
  const words = rows.map(({ word }) => word);
  const spelling = words.map((word) => pinyinOf(word).split(' ')[0] || '-');
  await passages.setSpelling(companyId, words, spelling).execute(db);
}

/** What passages mean, by the embedding model that is configured; what is left is the next run's. */
async function embedSome(db: Db, companyId: string, embed: NonNullable<LanguageModel['embed']>): Promise<void> {
  for (let part = 0; part < EMBEDDED.parts; part += 1) {
    const rows = await passages.unembedded(db, companyId, EMBEDDED.atOnce).execute();
    if (rows.length === 0) return;
    const texts = rows.map(({ heading, text }) => (heading === '' ? text : `${heading}\n${text}`));
    const vectors = await embed(texts, AbortSignal.timeout(EMBEDDED.longestMs));
    await passages.setEmbedding(db, companyId, rows, vectors).execute();
  }
}

/** What was deleted with its file left its words in the counts. */
const count = (context: JobContext): Promise<void> =>
  eachNight(context, 'knowledge-text.count', async (trx, { id: companyId }) => {
    await passages.takeTurn(companyId).execute(trx);
    await passages.countAnew(trx, companyId);
  });

export const knowledgeTextJobs = ({ store, model }: { store: FileStore; model: LanguageModel | null }): Job[] => [
  job({
    name: READ_TASK,
    schema: z.object({ companyId: z.uuid(), versionId: z.uuid() }),
    run: (context, of) => readVersion(context, store, of),
  }),
  job({
    name: 'knowledge-text.fill',
    schema: z.object({}),
    every: '*/5 * * * *',
    run: (context) => fill(context, model),
  }),
  job({ name: 'knowledge-text.count', schema: z.object({}), every: EACH_HALF_HOUR, run: count }),
];
