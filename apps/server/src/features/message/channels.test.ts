import { createHmac } from 'node:crypto';
import { messageApi as api } from '@rondo/contract/message';
import { messageReportApi } from '@rondo/contract/message-report';
import { senderApi } from '@rondo/contract/sender';
import { sessionApi } from '@rondo/contract/session';
import type { Channel } from '@rondo/domain/sender';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { type PushService, pushService } from '../../../test/push-service.ts';
import { type Receiver, receiver } from '../../../test/receiver.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const MINUTE = 60_000;
const SECRET = 'a-key-of-sixteen-or-more';
let service: Receiver;
let pushes: PushService;
let w: World;
let company: Company;
let shopId: string;

beforeAll(async () => {
  service = await receiver();
  w = await world({ OUTGOING_LOCAL: '1', PUBLIC_URL: 'https://rondo.example' });
  company = await w.company({ timeZone: 'Asia/Shanghai', name: 'Nine Lives Coffee' });
  shopId = await company.shop({ name: 'Camden' });
  pushes = await pushService(async () => (await company.owner.call(api.alerts, {})).ways.pushKey);
});
beforeEach(() => {
  pushes.status = 201;
  service.received.length = 0;
  service.answer = (response) => response.end('{"errcode":0}');
});
afterAll(async () => {
  await w.stop();
  await Promise.all([service.stop(), pushes.stop()]);
});

const wants = (who: Person, channel: Channel) =>
  who.call(api.setAlerts, { paces: [{ channel, category: 'rectification', pace: 'immediate' }] });
const work = async (handler: Person) => {
  await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [handler] });
  await w.settle();
};
/** The minute comes, and what it put into the post leaves. */
async function minute(): Promise<void> {
  w.clock.advance(MINUTE);
  await w.app.runJob('message.send', {});
  await w.settle();
}
const sendings = async (who: Person) =>
  (await who.call(api.list, {})).list.map((one) =>
    one.sendings.map(({ channel, fate }) => `${channel} ${fate}`).join(),
  );
const sendingsSoon = (who: Person, ...fates: string[]) =>
  waitFor(async () => expect(await sendings(who)).toEqual(fates));
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'taken',
    (e: Refused) => e.reason,
  );
/** The post tries once more what it could not send. */
async function tryAgain(who: Person): Promise<void> {
  const rows = await w.sql<{ id: string }>(
    `select d.id from message_sending s join delivery d on d.id = any(s.delivery_ids)
      where s.member_id = $1 and d.state = 'queued'`,
    [who.id],
  );
  for (const { id } of rows) await w.app.runJob('delivery.send', { id });
}

/** Somebody with a browser that takes pushes. */
async function reader() {
  const who = await company.member();
  const browser = pushes.browser();
  const { id } = await who.call(senderApi.addBrowser, browser.subscription);
  await wants(who, 'push');
  return { who, browser, id };
}

describe('a push', () => {
  it('is signed and sealed for the browser alone, and opens what it is about', async () => {
    const { who, browser } = await reader();
    await work(who);
    await minute();
    await sendingsSoon(who, 'push sent');
    const [message] = (await who.call(api.list, {})).list;
    expect(browser.told()).toEqual([
      {
        title: message?.title,
        body: message?.body,
        url: `https://rondo.example/web/message?go=${message?.id}`,
        tag: message?.id,
      },
    ]);
    expect(await who.call(api.open, { id: message?.id ?? '' })).toMatchObject({
      id: message?.id,
      readAt: expect.any(String),
    });
  });

  it('is one of several messages that come together, to every browser of its reader', async () => {
    const { who, browser } = await reader();
    const other = pushes.browser();
    await who.call(senderApi.addBrowser, other.subscription);
    await work(who);
    await work(who);
    await minute();
    await sendingsSoon(who, 'push sent', 'push sent');
    // It counts as sent when the first browser has it.
    for (const one of [browser, other])
      await waitFor(() => expect(one.told().map(({ title }) => title)).toEqual(['2 messages from Nine Lives Coffee']));
  });

  it('goes to no browser that signed out, and a browser that is no more is forgotten', async () => {
    const { who, browser } = await reader();
    await who.call(sessionApi.signOut, {});
    await work(who);
    await minute();
    expect(browser.told()).toEqual([]);
    const [dropped] = await w.sql('select dropped from message_sending where member_id = $1', [who.id]);
    expect(dropped).toEqual({ dropped: 'no_address' });
    const gone = await reader();
    pushes.status = 410;
    await work(gone.who);
    await minute();
    await sendingsSoon(gone.who, 'push failed');
    expect((await gone.who.call(api.alerts, {})).ways.browsers).toEqual([]);
    expect((await gone.who.call(api.list, {})).list[0]?.sendings[0]?.error).toMatch(
      /signed out or no longer subscribed/,
    );
  });

  it('tells one member of a browser: whoever let it last', async () => {
    const { who, browser } = await reader();
    const next = await company.member();
    await next.call(senderApi.addBrowser, browser.subscription);
    expect((await who.call(api.alerts, {})).ways.browsers).toEqual([]);
    expect((await next.call(api.alerts, {})).ways.browsers).toMatchObject([{ isThis: true }]);
    const [{ id } = { id: '' }] = (await next.call(api.alerts, {})).ways.browsers;
    expect(await reasonOf(who.call(senderApi.removeBrowser, { id }))).toBe('NOT_FOUND');
    await next.call(senderApi.removeBrowser, { id });
    expect((await next.call(api.alerts, {})).ways.browsers).toEqual([]);
  });

  it('of ten browsers at most: the oldest gives way', async () => {
    const who = await company.member();
    for (let i = 0; i < 11; i += 1) {
      w.clock.advance(1_000);
      await who.call(senderApi.addBrowser, pushes.browser().subscription);
    }
    expect((await who.call(api.alerts, {})).ways.browsers).toHaveLength(10);
  });
});

it('a channel that is down fails and is tried again, then sends once; the log and the ledger tell', async () => {
  const { who, browser } = await reader();
  pushes.status = 503;
  await work(who);
  await minute();
  await waitFor(async () => {
    const [one] = (await who.call(api.list, {})).list[0]?.sendings ?? [];
    expect(one).toMatchObject({ channel: 'push', fate: 'waiting', tries: 1, error: 'answered 503' });
  });
  const [failure] = (await company.owner.call(senderApi.failures, { channel: ['push'] })).list;
  expect(failure).toMatchObject({ reason: 'answered 503', isFinal: false, isTest: false });
  pushes.status = 201;
  await tryAgain(who);
  await tryAgain(who);
  await sendingsSoon(who, 'push sent');
  expect(browser.told()).toHaveLength(1);
  const ledger = await company.owner.call(messageReportApi.ledger, {
    memberId: [who.id],
    channel: ['push'],
    fate: ['sent'],
  });
  expect(ledger.list).toMatchObject([
    { member: { id: who.id }, state: 'sent', sendings: [{ channel: 'push', tries: 2 }] },
  ]);
  expect(ledger.list[0]?.name).toBe('New rectification');
});

describe('robots and webhooks', () => {
  const add = (kind: 'wecom' | 'webhook', isOpen: boolean) =>
    company.owner
      .call(senderApi.create, {
        ...{
          kind,
          name: 'Store chat',
          url: `${service.url}/${kind}`,
          secret: kind === 'webhook' ? SECRET : '',
          isOpen,
        },
        requestId: requestId(),
      })
      .then(({ id }) => id);

  it('one’s own robot says the message; the company’s says whom it is for', async () => {
    const who = await company.member({ name: 'Mara Lind' });
    const { id: own } = await who.call(senderApi.saveOwn, { kind: 'wecom', name: 'Mine', url: `${service.url}/own` });
    await who.call(api.setAlerts, { robotId: own });
    await wants(who, 'robot');
    await work(who);
    await minute();
    await sendingsSoon(who, 'robot sent');
    const textOf = (at: number) => String(JSON.parse(service.received[at]?.body.toString() ?? '{}').text?.content);
    expect(textOf(0)).toMatch(/^New rectification/);
    const [message] = (await who.call(api.list, {})).list;
    expect(textOf(0)).toContain(`https://rondo.example/web/message?go=${message?.id}`);
    await who.call(api.setAlerts, { robotId: await add('wecom', true) });
    await work(who);
    await minute();
    await waitFor(() => expect(textOf(1)).toMatch(/^Mara Lind: New rectification/));
  });

  it('a webhook gets what happened, signed, under the id of the post', async () => {
    const who = await company.member({ name: 'Mara Lind' });
    await who.call(api.setAlerts, { webhookId: await add('webhook', true) });
    await wants(who, 'webhook');
    await work(who);
    await minute();
    await sendingsSoon(who, 'webhook sent');
    const [post] = service.received;
    const signed = createHmac('sha256', SECRET).update(
      `${String(post?.headers['x-rondo-timestamp'])}.${post?.body.toString()}`,
    );
    expect(post?.headers['x-rondo-signature']).toBe(`sha256=${signed.digest('hex')}`);
    const [message] = (await who.call(api.list, {})).list;
    expect(JSON.parse(post?.body.toString() ?? '{}')).toMatchObject({
      ...{ kind: 'messages', company: 'Nine Lives Coffee', reader: { id: who.id, name: 'Mara Lind' } },
      messages: [{ id: message?.id, category: 'rectification', title: message?.title, objectKind: 'rectification' }],
    });
  });

  it('nobody chooses what the company did not open, nor somebody else’s', async () => {
    const who = await company.member();
    const { id: others } = await company.owner.call(senderApi.saveOwn, {
      kind: 'feishu',
      name: 'Mine',
      url: `${service.url}/f`,
    });
    const open = await add('webhook', true);
    for (const robotId of [await add('wecom', false), others, open])
      expect(await reasonOf(who.call(api.setAlerts, { robotId }))).toBe('NOT_FOUND');
    await wants(who, 'robot');
    await work(who);
    await minute();
    expect(await sendings(who)).toEqual(['robot no_address']);
  });

  it('what is removed sends nothing of what waited', async () => {
    const who = await company.member();
    const id = await add('wecom', true);
    await who.call(api.setAlerts, { robotId: id });
    await wants(who, 'robot');
    await work(who);
    await company.owner.call(senderApi.remove, { id });
    await minute();
    expect([await sendings(who), service.received]).toEqual([['robot no_address'], []]);
  });
});

it('a text message leaves by the company’s own service; without any it stays in the local outbox', async () => {
  const who = await company.member();
  await w.sql(
    `update person set mobile = '+8613900002222', mobile_proved_at = now()
      where id = (select person_id from member where id = $1)`,
    [who.id],
  );
  expect((await who.call(api.alerts, {})).ways).toMatchObject({ mobile: '+8613900002222', hasSms: false });
  await wants(who, 'sms');
  await work(who);
  await minute();
  await sendingsSoon(who, 'sms local');
  await company.owner.call(senderApi.create, {
    ...{ kind: 'sms', name: 'Gateway', url: `${service.url}/sms`, body: '{"to":"{mobile}","say":"{text}"}' },
    requestId: requestId(),
  });
  expect((await who.call(api.alerts, {})).ways.hasSms).toBe(true);
  await work(who);
  await minute();
  await sendingsSoon(who, 'sms sent', 'sms local');
  const sent = JSON.parse(service.received[0]?.body.toString() ?? '{}') as { to: string; say: string };
  expect(sent.to).toBe('+8613900002222');
  expect(sent.say).toMatch(/^New rectification.* https:\/\/rondo\.example\/web\/message\?go=/);
});

it('each channel keeps its own pace, and a change of one leaves the others', async () => {
  const who = await company.member();
  await wants(who, 'push');
  await who.call(api.setAlerts, { paces: [{ channel: 'robot', category: 'task', pace: 'daily' }] });
  const chosen = (await who.call(api.alerts, {})).paces.filter(({ pace }) => pace !== 'off');
  expect(chosen).toEqual([
    { channel: 'push', category: 'rectification', pace: 'immediate' },
    { channel: 'robot', category: 'task', pace: 'daily' },
  ]);
});
