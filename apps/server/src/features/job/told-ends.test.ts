import { jobApi } from '@rondo/contract/job';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestId, type World, world } from '../../../test/world.ts';
import type { Company, Person } from '../../../test/world-shape.ts';

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const told = async (who: Person) => {
  await w.settle();
  return (await who.call(messageApi.list, {})).list;
};
const isOver = (who: Person, id: string) =>
  expect.poll(async () => (await who.call(jobApi.get, { id })).state).not.toMatch(/waiting|running/);

it('whoever asked for a file hears that it is ready, once, with the way to it', async () => {
  const { jobId } = await company.owner.call(memberApi.startExport, { requestId: requestId() });
  await isOver(company.owner, jobId);
  await w.app.runJob('job.run', { companyId: company.id, id: jobId });
  const { name } = await company.owner.call(jobApi.get, { id: jobId });
  expect(await told(company.owner)).toMatchObject([
    {
      title: `File ready: ${name}`,
      category: 'report',
      reason: 'You started it',
      page: `/message?panel=job&work=${jobId}`,
    },
  ]);
});

it('whoever began what failed hears so', async () => {
  const clerk = await company.member({ role: 'administrator' });
  // It waits while its one place is taken, and whoever began it loses the right meanwhile.
  const { jobId } = await clerk.call(memberApi.startExport, { requestId: requestId() });
  await isOver(clerk, jobId);
  await w.sql(`update job_run set state = 'waiting', finished_at = null, input = $2 where id = $1`, [
    jobId,
    JSON.stringify({ language: 'en-US', ip: '', device: '', asked: {} }),
  ]);
  await w.sql('delete from member_role where company_id = $1 and member_id = $2', [company.id, clerk.id]);
  await w.app.runJob('job.run', { companyId: company.id, id: jobId });
  const titles = (await told(clerk)).map(({ title }) => title);
  expect(titles).toEqual([expect.stringMatching(/^Background work failed: /), expect.stringMatching(/^File ready: /)]);
});
