import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { sampleCompanyApi as api } from '@rondo/contract/sample-company';
import { translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { startWork } from '../../platform/start-work.ts';
import { marked } from './marked.ts';
import { addedTo, countsOf } from './sample-company.present.ts';
import * as q from './sample-company.queries.ts';

const NOTHING = { counts: [], first: [] };

export async function get({ db, actor: { companyId } }: Context): Promise<Output<typeof api.get>> {
  const [row, isBusy, isEmpty] = await Promise.all([
    q.row(db, companyId).executeTakeFirst(),
    q.isBusy(db, companyId),
    q.isEmpty(db, companyId),
  ]);
  if (!row) return { loaded: null, canLoad: isEmpty && !isBusy, isBusy, added: NOTHING };
  const all = await marked(db, companyId);
  return {
    loaded: {
      ...{ at: row.loaded_at.toISOString(), by: { id: row.id, name: row.name } },
      ...{ isKept: row.kept_at !== null, counts: countsOf(all) },
    },
    ...{ canLoad: false, isBusy, added: await addedTo(db, companyId, all) },
  };
}

export async function load(
  { actor, once, language }: Context,
  { requestId }: Parsed<typeof api.load>,
): Promise<Output<typeof api.load>> {
  return once(requestId, 'sampleCompany.load', async (tx) => {
    await q.hold(tx.db, tx.companyId);
    if (await q.isBusy(tx.db, tx.companyId)) throw new AppError('SAMPLE_LOADED');
    if (await q.row(tx.db, tx.companyId).executeTakeFirst()) throw new AppError('SAMPLE_LOADED');
    if (!(await q.isEmpty(tx.db, tx.companyId))) throw new AppError('SAMPLE_NOT_EMPTY');
    const id = tx.newId();
    const name = translate(language, 'sampleCompany.title');
    const work = { id, kind: 'sample.load', memberId: actor.memberId, name, total: 100, input: {} } as const;
    await startWork(tx, work);
    return { jobId: id };
  });
}

export async function remove(
  { actor, once, language }: Context,
  { added, requestId }: Parsed<typeof api.remove>,
): Promise<Output<typeof api.remove>> {
  return once(requestId, 'sampleCompany.remove', async (tx) => {
    await q.hold(tx.db, tx.companyId);
    if (!(await q.row(tx.db, tx.companyId).executeTakeFirst())) throw new AppError('NOT_FOUND');
    const id = tx.newId();
    const name = translate(language, 'sampleCompany.title');
    const work = { id, kind: 'sample.remove', memberId: actor.memberId, name, total: 100, input: { added } } as const;
    await startWork(tx, work);
    return { jobId: id };
  });
}
