import { accessApi } from '@rondo/contract/access';
import { messageApi } from '@rondo/contract/message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let administrator: Person;
let clerk: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  administrator = await company.member({ role: 'administrator', name: 'Ada King' });
  clerk = await company.member({ role: 'staff', name: 'Tom Clerk' });
});
afterAll(() => w.stop());

const received = async (who: Person, title: string) =>
  (await who.call(messageApi.list, { category: ['system'] })).list.filter((one) => one.title === title);

it('names who can grant: administrators first, then the owner, nobody of another company, never oneself', async () => {
  await (await w.company()).member({ role: 'administrator', name: 'Stranger' });
  const names = (await clerk.call(accessApi.granters, {})).map(({ id }) => id);
  expect(names).toEqual([administrator.id, company.owner.id]);
  expect((await administrator.call(accessApi.granters, {})).map(({ id }) => id)).toEqual([company.owner.id]);
});

it('asks each of them once a day, in their language, with the way to the member', async () => {
  const asked = await clerk.call(accessApi.ask, { codes: ['shop_store', 'record_select'] });
  expect(asked.asked.map(({ id }) => id)).toEqual([administrator.id, company.owner.id]);
  await clerk.call(accessApi.ask, { codes: ['record_select', 'shop_store'] });
  await w.settle();
  for (const who of [administrator, company.owner]) {
    const messages = await received(who, 'Tom Clerk asks for access');
    expect(messages).toHaveLength(1);
    expect(messages[0]?.page).toBe(`/user/member?open=${clerk.id}`);
    expect(messages[0]?.body).toMatch(/^Asked for: \S.*, .*\.$/);
  }
  expect(await received(clerk, 'Tom Clerk asks for access')).toEqual([]);
  w.clock.advance(24 * 3_600_000);
  await clerk.call(accessApi.ask, { codes: ['shop_store', 'record_select'] });
  await w.settle();
  expect(await received(administrator, 'Tom Clerk asks for access')).toHaveLength(2);
});
