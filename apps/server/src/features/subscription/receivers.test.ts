import { fileApi } from '@rondo/contract/file';
import { rectificationApi } from '@rondo/contract/rectification';
import { senderApi } from '@rondo/contract/sender';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import { type Receiver, receiver } from '../../../test/receiver.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { deliveriesOf, madeOf, NOW, type Subscribed, subscribe, subscribedWorld } from '../../../test/subscription.ts';
import { requestId } from '../../../test/world.ts';

let given: Subscribed;
let chat: Receiver;
beforeAll(async () => {
  chat = await receiver();
  given = await subscribedWorld({ OUTGOING_LOCAL: '1' });
});
afterAll(async () => {
  await given.stop();
  await chat.stop();
});
beforeEach(async () => {
  given.w.clock.set(NOW);
  chat.received.length = 0;
  chat.answer = (response) => response.end('{"errcode":0,"code":0,"errmsg":"ok"}');
  const ended = `update subscription set state = 'ended', paused_for = null, next_at = null where company_id = $1`;
  await given.w.sql(ended, [given.company.id]);
});

const ROBOTS = ['wecom', 'feishu', 'dingtalk'] as const;
async function robot(kind: (typeof ROBOTS)[number] = 'wecom', isOpen = true): Promise<string> {
  const { id } = await given.owner.call(senderApi.create, {
    ...{ kind, name: `Chat ${kind}`, url: `${chat.url}/${kind}`, isOpen, requestId: requestId() },
  });
  return id;
}
const bodies = () => chat.received.map(({ path, body }) => [path, JSON.parse(body.toString())] as const);

/** Sends it to everybody, out of turn. */
async function sendNow(id: string): Promise<void> {
  await madeOf(given.w, await given.owner.call(api.sendNow, { id, isTest: false, requestId: requestId() }));
}
const fates = async (id: string) =>
  (await deliveriesOf(given.owner, id)).map(({ recipient, to, state, mail, skipped }) => [
    ...[recipient, to, state, mail ?? skipped],
  ]);
async function mailOut(isOn: boolean): Promise<void> {
  const { rev } = await given.owner.call(api.setting, {});
  await given.owner.call(api.saveSetting, { mayMailOut: isOn, rev });
}

describe('the robot of a chat', () => {
  it('gets the figures that the owner sees and the way to the page in its own form, and no rows', async () => {
    const { owner } = given;
    const robotIds = [await robot('wecom'), await robot('feishu'), await robot('dingtalk')];
    const id = await subscribe(owner, [], { robotIds, name: 'Fig*ures <at id=all></at>', query: 'mode=on_site' });
    await sendNow(id);
    await expect
      .poll(() => fates(id))
      .toEqual(ROBOTS.map((kind) => [`Chat ${kind}`, 'robot', 'sent', 'sent']).toSorted());
    const posted = Object.fromEntries(bodies());
    const { content } = posted['/wecom'].markdown;
    expect(posted['/wecom']).toEqual({ msgtype: 'markdown', markdown: { content } });
    expect(posted['/feishu']).toMatchObject({
      msg_type: 'interactive',
      card: { elements: [{ tag: 'markdown', content }] },
    });
    expect(posted['/dingtalk']).toMatchObject({ msgtype: 'markdown', markdown: { text: content } });
    // What people typed is no mark, and calls nobody.
    expect(content).toContain('**Fig＊ures ＜at id=all＞＜/at＞ · 2026-11-26**');
    expect(content).toContain('https://rondo.test/web/inspect/record?mode=on_site&from=2026-11-26&to=2026-11-26');
    expect(content).toContain('Inspections: **3**');
    expect(content).toContain(`Figures of the stores that ${owner.name} sees`);
    expect(content).not.toMatch(/Lime Street|Quay|report\?key=/);
  });

  it('is told of its owner’s stores alone, also where others see more', async () => {
    const { company, shops, w } = given;
    const codes = ['record_select', 'x_record_export', 'visitor_statistics', 'x_report_sub'] as const;
    const area = await memberWith(w, company, codes, { shopIds: [shops[1]] });
    const id = await subscribe(area, [], { robotIds: [await robot()] });
    await madeOf(w, await area.call(api.sendNow, { id, isTest: false, requestId: requestId() }));
    await expect.poll(() => chat.received.length).toBe(1);
    expect(bodies()[0]?.[1].markdown.content).toContain('Inspections: **1**');
    const [delivery] = await deliveriesOf(given.owner, id);
    expect(delivery?.key).toBeNull();
    // What went out is kept for the owner, whose view it is.
    const [own] = await deliveriesOf(area, id);
    expect((await area.call(fileApi.snapshot, { key: own?.key ?? '' })).data).toMatchObject({ listed: 1 });
  });

  it('that refuses, hangs up or does not answer is tried again, and each time is told', async () => {
    const { owner } = given;
    const id = await subscribe(owner, [], { robotIds: [await robot()] });
    const answers: Receiver['answer'][] = [
      (response) => response.end('{"errcode":45009,"errmsg":"api freq out of limit"}'),
      // Its server is gone in the middle of it; then it takes the post and says nothing, for which nobody waits for ever.
      (response) => response.destroy(),
      () => undefined,
    ];
    chat.answer = (response, received) =>
      (answers.shift() ?? ((last) => last.end('{"errcode":0,"errmsg":"ok"}')))(response, received);
    await sendNow(id);
    await expect.poll(() => fates(id), { timeout: 40_000 }).toEqual([['Chat wecom', 'robot', 'sent', 'sent']]);
    expect(chat.received).toHaveLength(4);
    const { list } = await owner.call(senderApi.failures, {});
    expect(list.slice(0, 3).map(({ channel, isFinal }) => [channel, isFinal])).toEqual(Array(3).fill(['robot', false]));
    expect(list.map(({ reason }) => reason)).toContain('45009 api freq out of limit');
    await given.w.app.runJob('subscription.watch');
    expect((await owner.call(api.runs, { id })).list[0]?.state).toBe('done');
  }, 60_000);

  it('that goes on refusing has failed the run', async () => {
    const { owner } = given;
    const id = await subscribe(owner, [], { robotIds: [await robot()] });
    chat.answer = (response) => response.end('{"errcode":93000,"errmsg":"invalid webhook url"}');
    await sendNow(id);
    await expect.poll(() => fates(id), { timeout: 20_000 }).toEqual([['Chat wecom', 'robot', 'sent', 'failed']]);
    expect((await deliveriesOf(owner, id))[0]?.error).toBe('93000 invalid webhook url');
    await given.w.app.runJob('subscription.watch');
    expect((await owner.call(api.runs, { id })).list[0]?.state).toBe('failed');
  }, 30_000);

  it('is no longer its owner’s to choose once the company closes it, or removes it', async () => {
    const { owner, area } = given;
    const closed = await robot('wecom', false);
    expect(await refused(subscribe(owner, [], { robotIds: [closed] }))).toBe('NOT_FOUND');
    const robotId = await robot();
    const id = await subscribe(owner, [area.id], { robotIds: [robotId], channels: ['in_app'] });
    await given.w.sql('update sender set is_open = false where id = $1', [robotId]);
    await sendNow(id);
    expect(await fates(id)).toContainEqual(['Chat wecom', 'robot', 'skipped', 'robot_gone']);
    await owner.call(senderApi.remove, { id: robotId });
    expect(await fates(id)).toContainEqual([null, 'robot', 'skipped', 'robot_gone']);
    expect((await owner.call(api.get, { id })).robots).toEqual([]);
  });
});

describe('an address outside of the company', () => {
  const ADDRESS = 'landlord@example.com';

  it('is refused until the company lets reports go there, and one whoever writes none', async () => {
    const { owner, manager } = given;
    await mailOut(false);
    expect(await refused(subscribe(owner, [], { addresses: [ADDRESS] }))).toBe('REPORTS_STAY_INSIDE');
    expect(await refused(manager.call(api.saveSetting, { mayMailOut: true, rev: 0 }))).toBe('FORBIDDEN');
    await mailOut(true);
    expect(await refused(subscribe(owner, [], { addresses: ['no address'] }))).toBe('INPUT_REFUSED');
    expect(await refused(subscribe(owner, []))).toBe('INPUT_REFUSED');
    const { rev } = await owner.call(api.setting, {});
    const both = await outcomes([1, 2, 3].map(() => owner.call(api.saveSetting, { mayMailOut: true, rev })));
    expect(both).toEqual({ won: 1, reasons: new Set(['STALE']) });
  });

  it('gets what the owner sees as a mail with the rows, which leads nowhere into Rondo', async () => {
    const { owner, mails } = given;
    await mailOut(true);
    const id = await subscribe(owner, [], { addresses: [ADDRESS.toUpperCase(), ADDRESS] });
    expect((await owner.call(api.get, { id })).addresses).toEqual([{ mail: ADDRESS, hasLeft: false }]);
    await sendNow(id);
    const mail = await mails.next(ADDRESS);
    expect(mail.text).toContain('Inspections: 3');
    expect(mail.html).toContain('Lime Street');
    expect(`${mail.text}${mail.html}`).not.toMatch(/\/web\//);
    expect(mail.attachments).toHaveLength(1);
    await expect.poll(() => fates(id)).toEqual([[ADDRESS, 'address', 'sent', 'sent']]);
  });

  it('is left out once its reader says no without signing in, also after the subscription was saved again', async () => {
    const { owner, mails, w } = given;
    await mailOut(true);
    const id = await subscribe(owner, [owner.id], { addresses: [ADDRESS], channels: ['in_app'] });
    await sendNow(id);
    const mail = await mails.next(ADDRESS);
    const path = /https:\/\/rondo\.test(\/unsubscribe\/[\w-]+\?l=[\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    expect(JSON.stringify(mail.headers.get('list'))).toContain(path);
    expect(await (await fetch(w.base + path)).text()).toContain('Unsubscribe from “Daily figures”?');
    const press = (body: string) =>
      fetch(w.base + path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(await (await press('List-Unsubscribe=One-Click')).text()).toContain(
      'You do not get “Daily figures” any more',
    );
    const { members: _m, roles: _r, robots: _b, addresses, ...one } = await owner.call(api.get, { id });
    expect(addresses).toEqual([{ mail: ADDRESS, hasLeft: true }]);
    const { name, period, schedule, withFile, skipEmpty, rev } = one;
    const fields = { name, period, schedule, withFile, skipEmpty, channels: one.channels, memberIds: [owner.id] };
    const saved = await owner.call(api.edit, { id, rev, ...fields, addresses: [] });
    await owner.call(api.edit, { id, rev: saved.rev, ...fields, addresses: [ADDRESS] });
    await sendNow(id);
    expect(await fates(id)).toEqual([[owner.name, 'member', 'sent', null]]);
    expect(mails.unread(ADDRESS)).toBe(0);
    await press('again=1');
    await sendNow(id);
    expect((await mails.next(ADDRESS)).subject).toContain('Daily figures');
    const { history } = await owner.call(api.get, { id });
    expect(history.filter(({ event }) => ['left', 'rejoined'].includes(event)).map(({ data }) => data.member)).toEqual([
      ADDRESS,
      ADDRESS,
    ]);
  });

  it('gets nothing more from the moment the company says so', async () => {
    const { owner, mails } = given;
    await mailOut(true);
    const id = await subscribe(owner, [], { addresses: [ADDRESS] });
    await mailOut(false);
    await sendNow(id);
    expect(await fates(id)).toEqual([[ADDRESS, 'address', 'skipped', 'mail_off']]);
    expect(mails.unread(ADDRESS)).toBe(0);
  });

  it('that a server refuses for good shows as refused, and who only receives does not read addresses', async () => {
    const { owner, manager } = given;
    await mailOut(true);
    given.refused.add('gone@example.com');
    const id = await subscribe(owner, [manager.id], { addresses: ['gone@example.com'], channels: ['in_app'] });
    await sendNow(id);
    await expect.poll(() => fates(id)).toContainEqual(['gone@example.com', 'address', 'sent', 'failed']);
    expect((await manager.call(api.get, { id })).addresses).toEqual([]);
    expect((await manager.call(rectificationApi.list, {})).list).toEqual([]);
  });
});
