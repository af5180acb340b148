import { allEndpoints } from '@rondo/contract/all';
import { memberApplyCount } from '@rondo/contract/member-apply-count';
import { messageApi } from '@rondo/contract/message';
import { preferenceApi } from '@rondo/contract/session';
import { startApi } from '@rondo/contract/start';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const parts = allEndpoints.filter(({ atStart }) => atStart);

it('answers what each of its parts answers alone, to each reader their own', async () => {
  const clerk = await company.member({ role: 'staff' });
  await clerk.call(preferenceApi.put, { key: 'columns.task', value: { order: ['shop'], hidden: [] } });
  await clerk.call(preferenceApi.put, { key: 'view.task', value: 'board' });
  const stranger = (await w.company()).owner;
  await stranger.call(preferenceApi.put, { key: 'columns.task', value: { order: [], hidden: ['shop'] } });
  for (const reader of [company.owner, clerk, stranger]) {
    const answer = await reader.call(startApi.begin, {});
    const own = parts.filter((part) => part !== memberApplyCount || reader !== clerk);
    expect(Object.keys(answer).sort()).toEqual(own.map(({ path }) => path).sort());
    for (const part of own)
      if (part !== messageApi.ticket) expect(answer[part.path], part.path).toEqual(await reader.call(part, {}));
    expect(messageApi.ticket.output.safeParse(answer[messageApi.ticket.path]).success).toBe(true);
  }
  expect(await clerk.call(preferenceApi.columns, {})).toEqual({ task: { order: ['shop'], hidden: [] } });
  expect(await stranger.call(preferenceApi.columns, {})).toEqual({ task: { order: [], hidden: ['shop'] } });
  expect(await company.owner.call(preferenceApi.columns, {})).toEqual({});
});

it('is for nobody who is not signed in', async () => {
  expect((await refusal(w.call(startApi.begin, {}))).reason).toBe('NO_SESSION');
});

it('a part that fails takes no other with it', async () => {
  const paths = Object.keys(await company.owner.call(startApi.begin, {}));
  await w.sql('alter table preference rename to preference_away');
  try {
    const answer = await company.owner.call(startApi.begin, {});
    expect(Object.keys(answer)).toEqual(paths.filter((path) => path !== preferenceApi.columns.path));
  } finally {
    await w.sql('alter table preference_away rename to preference');
  }
  expect(Object.keys(await company.owner.call(startApi.begin, {}))).toEqual(paths);
});

it('a ticket is made anew for every start', async () => {
  const ticketOf = async () => {
    const answer = await company.owner.call(startApi.begin, {});
    return messageApi.ticket.output.parse(answer[messageApi.ticket.path]);
  };
  expect((await ticketOf()).ticket).not.toBe((await ticketOf()).ticket);
});

it('has parts that are asked without input', () => {
  for (const { input, path } of parts) expect(input.safeParse({}).success, path).toBe(true);
});
