import { createHmac } from 'node:crypto';
import { senderApi as api } from '@rondo/contract/sender';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import type { Company } from '../../../test/factories.ts';
import { type MailServer, mailServer } from '../../../test/mail-server.ts';
import { type Receiver, receiver } from '../../../test/receiver.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const SECRET = 'a-key-of-sixteen-or-more';
let mails: MailServer;
let service: Receiver;
let w: World;
let company: Company;

beforeAll(async () => {
  mails = await mailServer();
  service = await receiver();
  w = await world({ SMTP_URL: mails.url, OUTGOING_LOCAL: '1' });
});
beforeEach(async () => {
  company = await w.company({ name: 'Nine Lives Coffee' });
  service.received.length = 0;
  service.answer = (response) => response.end('{"errcode":0,"errmsg":"ok"}');
});
afterAll(async () => {
  await w.stop();
  await service.stop();
  await mails.stop();
});

type Made = Omit<Parameters<typeof company.owner.call<typeof api.create>>[1], 'requestId'>;
const add = async (fields: Made) => (await company.owner.call(api.create, { ...fields, requestId: requestId() })).id;
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'taken',
    (e: Refused) => e.reason,
  );
const body = () => JSON.parse(service.received.at(-1)?.body.toString() ?? 'null') as Record<string, unknown>;

describe('a test tells what came back', () => {
  it('of a robot of WeCom', async () => {
    const id = await add({ kind: 'wecom', name: 'Store chat', url: `${service.url}/send?key=1` });
    expect(await company.owner.call(api.test, { id })).toEqual({ isOk: true, told: '200 {"errcode":0,"errmsg":"ok"}' });
    expect(body()).toMatchObject({
      msgtype: 'text',
      text: { content: expect.stringContaining('Test message of Rondo') },
    });
    service.answer = (response) => response.end('{"errcode":93000,"errmsg":"invalid webhook url"}');
    expect(await company.owner.call(api.test, { id })).toEqual({ isOk: false, told: '93000 invalid webhook url' });
  });

  it('of a robot of Feishu, signed as it wants it', async () => {
    service.answer = (response) => response.end('{"code":0,"msg":"success"}');
    const id = await add({ kind: 'feishu', name: 'Store chat', url: `${service.url}/hook/1`, secret: 'feishu' });
    expect((await company.owner.call(api.test, { id })).isOk).toBe(true);
    const { timestamp, sign, ...rest } = body();
    expect(sign).toBe(createHmac('sha256', `${timestamp}\nfeishu`).update('').digest('base64'));
    expect(rest).toMatchObject({ msg_type: 'text', content: { text: expect.stringContaining('Test message') } });
  });

  it('of a robot of DingTalk, signed as it wants it', async () => {
    const id = await add({
      kind: 'dingtalk',
      name: 'Store chat',
      url: `${service.url}/robot/send?access_token=t`,
      secret: 'ding',
    });
    expect((await company.owner.call(api.test, { id })).isOk).toBe(true);
    const { searchParams } = new URL(service.received[0]?.path ?? '', service.url);
    const timestamp = searchParams.get('timestamp');
    expect(searchParams.get('access_token')).toBe('t');
    expect(searchParams.get('sign')).toBe(createHmac('sha256', 'ding').update(`${timestamp}\nding`).digest('base64'));
  });

  it('of a webhook, whose signature proves what was sent and when', async () => {
    const id = await add({ kind: 'webhook', name: 'Till', url: `${service.url}/in`, secret: SECRET });
    expect((await company.owner.call(api.test, { id })).isOk).toBe(true);
    const [sent] = service.received;
    const at = sent?.headers['x-rondo-timestamp'];
    const expected = createHmac('sha256', SECRET)
      .update(`${String(at)}.`)
      .update(sent?.body ?? '')
      .digest('hex');
    expect(sent?.headers['x-rondo-signature']).toBe(`sha256=${expected}`);
    expect(Math.abs(Number(at) - w.clock.now().getTime() / 1000)).toBeLessThan(60);
    expect(body()).toMatchObject({ kind: 'test', id: sent?.headers['x-rondo-id'] });
    service.answer = (response) => response.writeHead(500).end('out of order');
    expect(await company.owner.call(api.test, { id })).toEqual({ isOk: false, told: 'answered 500 out of order' });
  });

  it('of a text message service, to whoever tests it, with the slots spelled as their place wants it', async () => {
    const owner = await w.company({ name: 'Say "hi" & go' });
    await w.sql(
      `update person set mobile = '+8613800001111', mobile_proved_at = now() where id = (select person_id from member where id = $1)`,
      [owner.owner.id],
    );
    const made = await owner.owner.call(api.create, {
      ...{ kind: 'sms', name: 'Gateway', url: `${service.url}/sms?to={mobile}`, method: 'POST' },
      body: '{"phone":"{mobile}","content":"{text}","from":"{company}"}',
      headers: [{ name: 'Authorization', value: 'Bearer hidden-token' }],
      requestId: requestId(),
    });
    expect((await owner.owner.call(api.test, { id: made.id })).isOk).toBe(true);
    expect(service.received[0]?.path).toBe('/sms?to=%2B8613800001111');
    expect(service.received[0]?.headers.authorization).toBe('Bearer hidden-token');
    expect(body()).toMatchObject({
      phone: '+8613800001111',
      from: 'Say "hi" & go',
      content: expect.stringContaining('Rondo'),
    });
  });

  it('of the mail server, to whoever tests it', async () => {
    const tested = await company.owner.call(api.test, { channel: 'mail' });
    expect(tested.isOk).toBe(true);
    expect((await mails.next(tested.told)).subject).toBe('Test message of Rondo');
  });

  it('of nobody: what is not set up says so', async () => {
    expect(await reasonOf(company.owner.call(api.test, { channel: 'sms' }))).toBe('NO_SENDER');
  });
});

it('what is secret is never told: not by the list, the log, nor the database', async () => {
  const url = `${service.url}/send?key=super-hidden-key`;
  const id = await add({ kind: 'webhook', name: 'Till', url, secret: 'super-hidden-secret' });
  await service.stop();
  await company.owner.call(api.test, { id });
  service = await receiver();
  const told = JSON.stringify([
    await company.owner.call(api.list, {}),
    await company.owner.call(api.failures, {}),
    await w.sql('select * from sender where id = $1', [id]),
    await w.sql('select * from history where object_id = $1', [id]),
  ]);
  expect(told).toContain('127.0.0.1');
  expect(told).not.toContain('super-hidden');
});

it('what is left empty of a change stays as it was; somebody who was slower is told who was faster', async () => {
  const id = await add({ kind: 'webhook', name: 'Till', url: `${service.url}/in`, secret: SECRET });
  await company.owner.call(api.edit, { id, rev: 0, name: 'Till of store 1', url: '', isOpen: true });
  expect((await company.owner.call(api.test, { id })).isOk).toBe(true);
  expect(service.received[0]?.path).toBe('/in');
  const [row] = (await company.owner.call(api.list, {})).senders;
  expect(row).toMatchObject({ name: 'Till of store 1', isOpen: true, hasSecret: true, rev: 1 });
  expect(await reasonOf(company.owner.call(api.edit, { id, rev: 0, name: 'Other', url: '' }))).toBe('STALE');
});

it('refuses what makes no sense, and a second text message service', async () => {
  const sms = { kind: 'sms', name: 'Gateway', url: `${service.url}/sms` } as const;
  await add(sms);
  for (const wrong of [
    sms,
    { kind: 'webhook', name: 'Till', url: service.url, secret: 'short' },
    { kind: 'webhook', name: 'Till', url: 'ftp://example.com', secret: SECRET },
    { kind: 'wecom', name: 'Chat', url: '' },
    { kind: 'wecom', name: '', url: service.url },
  ] as const)
    expect(await reasonOf(add(wrong))).toBe('INPUT_REFUSED');
});

it('failures are told newest first, by sender, without those of members’ own; and go after 30 days', async () => {
  const id = await add({ kind: 'wecom', name: 'Chat', url: `${service.url}/send` });
  service.answer = (response) => response.writeHead(502).end();
  await company.owner.call(api.test, { id });
  const { id: own } = await company.owner.call(api.saveOwn, { kind: 'wecom', name: 'Mine', url: `${service.url}/own` });
  expect((await company.owner.call(api.testOwn, { id: own })).isOk).toBe(false);
  const { list, total } = await company.owner.call(api.failures, { senderId: [id] });
  expect(list).toMatchObject([
    { channel: 'robot', sender: { id, name: 'Chat' }, reason: 'answered 502', isTest: true },
  ]);
  expect(total).toBe(1);
  expect((await company.owner.call(api.failures, {})).total).toBe(1);
  expect((await company.owner.call(api.list, {})).senders[0]?.lastFailure?.reason).toBe('answered 502');
  w.clock.advance(31 * 86_400_000);
  await w.app.runJob('sender.retain', {});
  expect((await company.owner.call(api.failures, {})).total).toBe(0);
  w.clock.set(new Date().toISOString());
});

it('is the business of whoever has the company’s settings; a member keeps their own alone', async () => {
  const member = await company.member();
  const id = await add({ kind: 'wecom', name: 'Chat', url: `${service.url}/send` });
  expect(await reasonOf(member.call(api.list, {}))).toBe('FORBIDDEN');
  expect(await reasonOf(member.call(api.testOwn, { id }))).toBe('NOT_FOUND');
  // Twice at once is one.
  const mine = { kind: 'wecom', name: 'Mine', url: `${service.url}/own` } as const;
  const [own, again] = await Promise.all([member.call(api.saveOwn, mine), member.call(api.saveOwn, mine)]);
  expect(again).toEqual(own);
  expect(await member.call(api.saveOwn, { kind: 'wecom', name: 'Mine still', url: '' })).toEqual(own);
  expect(await reasonOf(company.owner.call(api.test, { id: own.id }))).toBe('NOT_FOUND');
  expect(await reasonOf(company.owner.call(api.removeOwn, { id: own.id }))).toBe('NOT_FOUND');
  await member.call(api.removeOwn, { id: own.id });
  expect(await reasonOf(member.call(api.testOwn, { id: own.id }))).toBe('NOT_FOUND');
});
