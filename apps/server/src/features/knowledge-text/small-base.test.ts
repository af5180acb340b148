import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenFile } from '../../../test/knowledge.ts';
import { type World, world } from '../../../test/world.ts';
import { repositoryRoot } from '../../platform/repository-root.ts';
import { findPassages } from './find-passages.ts';
import { READ_TASK } from './queue-version.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

/** The first document starts the process that reads them, ms. */
const READ_BY = { timeout: 45_000 };

/** A company with nothing but the handful of files that everybody of a demo company reads; what a question finds there. */
async function base(house: 'china' | 'london') {
  const company = await w.company();
  const folder = join(repositoryRoot(), 'apps/server/demo-data', house, 'knowledge');
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.md') && one !== 'legal.md'))
    await givenFile(company.owner, null, { name, bytes: readFileSync(join(folder, name)) });
  await w.settle();
  const waiting = () =>
    w.sql('select task_identifier from graphile_worker.jobs where task_identifier = $1', [READ_TASK]);
  await expect.poll(waiting, READ_BY).toEqual([]);
  const eyes = { companyId: company.id, memberId: company.owner.id, keys: ['everyone'], managesAll: true };
  return async (question: string): Promise<string | null> => {
    const found = await findPassages(w.app.databases.of(company.id), eyes, question, { scope: {}, limit: 3 });
    return found.isAnswer ? (found.passages[0]?.text ?? null) : null;
  };
}

it('a handful of Chinese files answers what stands in them and nothing else', async () => {
  const ask = await base('china');
  for (const question of ['煮熟的米饭可以放多久', '熟米饭能放多久', '米饭做好以后最多放几小时'])
    expect(await ask(question), question).toContain('最多存放 4 小时');
  expect(await ask('打烊要关燃气吗')).toContain('燃气');
  for (const question of ['谁是公司的董事长', '怎么申请年假', '今年的营业额是多少', '工资几号发'])
    expect(await ask(question), question).toBeNull();
});

it('a handful of English files answers what stands in them and nothing else', async () => {
  const ask = await base('london');
  for (const question of ['How long may cooked rice stand?', 'How long can cooked rice be kept?'])
    expect(await ask(question), question).toContain('at most 4 hours');
  expect(await ask('How long do I wash my hands?')).toContain('20 seconds');
  for (const question of ['Who is the chairman?', 'How do I apply for leave?', 'When are wages paid?'])
    expect(await ask(question), question).toBeNull();
});
