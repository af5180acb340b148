import { messageApi as api } from '@rondo/contract/message';
import { noticeApi } from '@rondo/contract/notice';
import { rectificationApi } from '@rondo/contract/rectification';
import { addDays, instantOf, wallClock } from '@rondo/domain/civil-time';
import type { AlertPace, QuietHours } from '@rondo/domain/message-alert';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { type MailServer, mailServer } from '../../../test/mail-server.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const MINUTE = 60_000;
let mails: MailServer;
let w: World;
let company: Company;
let shopId: string;
let isBroken = false;

beforeAll(async () => {
  mails = await mailServer({
    onRcptTo: (_address, _session, done) =>
      done(isBroken ? Object.assign(new Error('closed today'), { responseCode: 451 }) : null),
  });
  w = await world({ SMTP_URL: mails.url, PUBLIC_URL: 'https://rondo.example' });
  // Ten past noon: a few minutes later no full hour and no 09:00 has passed, at whatever time this runs.
  const { date } = wallClock(w.clock.now(), 'Asia/Shanghai');
  w.clock.advance(instantOf(addDays(date, 1), 12 * 60 + 10, 'Asia/Shanghai').getTime() - w.clock.now().getTime());
  company = await w.company({ timeZone: 'Asia/Shanghai', name: 'Nine Lives Coffee' });
  shopId = await company.shop({ name: 'Camden' });
});
afterAll(async () => {
  await w.stop();
  await mails.stop();
});

/** Somebody who wants rectifications by mail. */
async function reader(pace: AlertPace, quiet: QuietHours | null = null) {
  const who = await company.member();
  const address = (await who.call(api.alerts, {})).ways.address ?? '';
  await who.call(api.setAlerts, { paces: [{ channel: 'mail', category: 'rectification', pace }], quiet });
  return { who, address };
}

const work = async (handler: Person) => {
  await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [handler] });
  await w.settle();
};
/** The minute comes: the clock's job runs, and what it put into the post leaves. */
async function minute(): Promise<void> {
  w.clock.advance(MINUTE);
  await w.app.runJob('message.send', {});
  await w.settle();
}
const fatesSoon = (who: Person, ...fates: string[]) => waitFor(async () => expect(await fatesOf(who)).toEqual(fates));
const fatesOf = async (who: Person) =>
  (await who.call(api.list, {})).list.map(({ sendings }) => sendings[0]?.fate ?? null);

describe('messages by mail', () => {
  it('nobody gets any who did not ask for them', async () => {
    const who = await company.member();
    expect(await who.call(api.alerts, {})).toMatchObject({ browser: [], quiet: null, ways: { hasMailServer: true } });
    await work(who);
    await minute();
    expect(await fatesOf(who)).toEqual([null]);
  });

  it('at once: what happens within a minute is one mail, with links, and each message tells that it was mailed', async () => {
    const { who, address } = await reader('immediate');
    await work(who);
    expect(await fatesOf(who)).toEqual(['waiting']);
    await work(who);
    await minute();
    const mail = await mails.next(address);
    expect(mail.subject).toBe('2 messages from Nine Lives Coffee');
    expect(mail.text).toContain('New rectification');
    expect(mail.text).toContain('https://rondo.example/web/message?unread=true');
    await fatesSoon(who, 'sent', 'sent');
    await work(who);
    await minute();
    expect((await mails.next(address)).subject).toMatch(/^New rectification/);
    await minute();
    expect(mails.unread(address)).toBe(0);
  });

  it('what was read or switched off meanwhile does not leave', async () => {
    const { who, address } = await reader('hourly');
    await work(who);
    await minute();
    expect(await fatesOf(who)).toEqual(['waiting']);
    await who.call(api.read, { all: true });
    w.clock.advance(60 * MINUTE);
    await minute();
    await work(who);
    await who.call(api.setAlerts, { paces: [{ channel: 'mail', category: 'rectification', pace: 'off' }] });
    w.clock.advance(60 * MINUTE);
    await minute();
    expect([await fatesOf(who), mails.unread(address)]).toEqual([['off', 'read'], 0]);
  });

  it('waits for the end of quiet hours', async () => {
    const clock = (hours: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' }).format(
        new Date(w.clock.now().getTime() + hours * 60 * MINUTE),
      );
    const { who, address } = await reader('immediate', { from: clock(-1), to: clock(2) });
    await work(who);
    await minute();
    expect([await fatesOf(who), mails.unread(address)]).toEqual([['waiting'], 0]);
    w.clock.advance(120 * MINUTE);
    await minute();
    expect((await mails.next(address)).subject).toMatch(/^New rectification/);
  });

  it('lets what is urgent through quiet hours, also those that begin before it could leave', async () => {
    const time = (minutes: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' }).format(
        new Date(w.clock.now().getTime() + minutes * MINUTE),
      );
    const quiet = { from: time(-60), to: time(120) };
    const [who, off] = [await company.member(), await company.member()];
    const address = (await who.call(api.alerts, {})).ways.address ?? '';
    await who.call(api.setAlerts, { paces: [{ channel: 'mail', category: 'announcement', pace: 'daily' }], quiet });
    await off.call(api.setAlerts, {
      paces: [{ channel: 'mail', category: 'rectification', pace: 'immediate' }],
      quiet,
    });
    const second = await memberWith(w, company, ['all_announcement']);
    const one = await company.owner.call(noticeApi.create, {
      ...{ title: 'Gas leak', content: [{ kind: 'paragraph', pieces: [{ text: 'Leave' }] }], importance: 'important' },
      ...{ audience: { memberIds: [who.id, off.id] }, isEmergency: true, requestId: requestId() },
    });
    await company.owner.call(noticeApi.publish, { ...one, requestId: requestId() });
    await second.call(noticeApi.decide, { id: one.id, rev: 1, event: 'approve' });
    await w.settle();
    await minute();
    expect((await mails.next(address)).subject).toBe('Announcement: Gas leak');
    // Who wants no mail of announcements gets none of an emergency either.
    expect(await fatesOf(off)).toEqual([null]);
  });

  it('follows what is chosen while it waits, also quiet hours that begin before it could leave', async () => {
    const { who, address } = await reader('daily');
    await work(who);
    await who.call(api.setAlerts, { paces: [{ channel: 'mail', category: 'rectification', pace: 'immediate' }] });
    await minute();
    await mails.next(address);
    await work(who);
    // Nobody sends for a while, and the hours begin.
    w.clock.advance(10 * MINUTE);
    const time = (minutes: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' }).format(
        new Date(w.clock.now().getTime() + minutes * MINUTE),
      );
    await w.sql('update message_alert set quiet_from = $2, quiet_to = $3 where member_id = $1', [
      who.id,
      time(-5),
      time(30),
    ]);
    await minute();
    expect([(await fatesOf(who))[0], mails.unread(address)]).toEqual(['waiting', 0]);
    w.clock.advance(30 * MINUTE);
    await minute();
    await mails.next(address);
  });

  it('tells again of a message that says something new since it was mailed', async () => {
    const { who, address } = await reader('immediate');
    const id = await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [who] });
    await w.settle();
    await minute();
    expect((await mails.next(address)).subject).toMatch(/^New rectification/);
    await company.owner.call(rectificationApi.remind, { id });
    await w.settle();
    expect(await fatesOf(who)).toEqual(['waiting']);
    await minute();
    expect((await mails.next(address)).subject).toMatch(/reminder|remind/i);
  });

  it('is tried again while the mail server refuses, and then sent once', async () => {
    const { who, address } = await reader('immediate');
    isBroken = true;
    await work(who);
    await minute();
    expect([await fatesOf(who), mails.unread(address)]).toEqual([['waiting'], 0]);
    const posted = () =>
      w.sql<{ id: string }>(
        `select d.id from message_sending m join delivery d on d.id = any(m.delivery_ids)
          where m.member_id = $1 and d.state = 'queued' and d.tries = 1 and d.error like '%closed today%'`,
        [who.id],
      );
    const [failed] = await waitFor(async () => {
      const rows = await posted();
      expect(rows).toHaveLength(1);
      return rows;
    });
    isBroken = false;
    await w.app.runJob('delivery.send', { id: failed?.id });
    await mails.next(address);
    await minute();
    await fatesSoon(who, 'sent');
    expect(mails.unread(address)).toBe(0);
  });

  it('goes to no address that was not proved, and to nobody who left', async () => {
    const { who, address } = await reader('immediate');
    await work(who);
    await w.sql(`update person set mail_proved_at = null where mail = $1`, [address]);
    await minute();
    expect([await fatesOf(who), mails.unread(address)]).toEqual([['no_address'], 0]);
    const left = await reader('immediate');
    await work(left.who);
    await w.sql(`update member set state = 'disabled' where id = $1`, [left.who.id]);
    await minute();
    const [row] = await w.sql('select dropped from message_sending where member_id = $1', [left.who.id]);
    expect([row, mails.unread(left.address)]).toEqual([{ dropped: 'no_address' }, 0]);
  });

  it('twenty processes at the same minute send one', async () => {
    const { who, address } = await reader('immediate');
    await work(who);
    w.clock.advance(MINUTE);
    await Promise.all(Array.from({ length: 20 }, () => w.app.runJob('message.send', {})));
    await w.settle();
    await mails.next(address);
    expect(mails.unread(address)).toBe(0);
  });
});

it('a choice is kept as it was made, and what cannot be is refused', async () => {
  const who = await company.member();
  const quiet = { from: '22:00', to: '07:30' };
  await who.call(api.setAlerts, {
    paces: [{ channel: 'mail', category: 'task', pace: 'daily' }],
    browser: [{ category: 'device', isOn: true }],
    quiet,
  });
  const kept = await who.call(api.alerts, {});
  expect([kept.browser, kept.quiet]).toEqual([['device'], quiet]);
  expect(kept.paces.filter(({ pace }) => pace !== 'off')).toEqual([
    { channel: 'mail', category: 'task', pace: 'daily' },
  ]);
  // Two tabs, each with a change of its own.
  await Promise.all([
    who.call(api.setAlerts, { paces: [{ channel: 'mail', category: 'rectification', pace: 'hourly' }] }),
    who.call(api.setAlerts, { browser: [{ category: 'task', isOn: true }] }),
  ]);
  const both = await who.call(api.alerts, {});
  expect([both.browser.toSorted(), both.quiet]).toEqual([['device', 'task'], quiet]);
  expect(both.paces.filter(({ pace }) => pace !== 'off').map(({ pace }) => pace)).toEqual(['daily', 'hourly']);
  const refused = (sent: object) =>
    who.call(api.setAlerts, sent).then(
      () => 'taken',
      (e: Refused) => e.reason,
    );
  const twice = [
    { channel: 'mail', category: 'task', pace: 'daily' },
    { channel: 'mail', category: 'task', pace: 'off' },
  ];
  for (const wrong of [
    { quiet: { from: '22:00', to: '22:00' } },
    { quiet: { from: '25:00', to: '07:00' } },
    { paces: twice },
  ])
    expect(await refused(wrong)).toBe('INPUT_REFUSED');
});
