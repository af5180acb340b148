import { messageApi as api } from '@rondo/contract/message';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type MailServer, mailServer } from '../../../test/mail-server.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

let mails: MailServer;
let w: World;
let company: Company;

beforeAll(async () => {
  mails = await mailServer();
  w = await world({ SMTP_URL: mails.url });
  company = await w.company({ name: 'Nine Lives Coffee' });
});
afterAll(async () => {
  await w.stop();
  await mails.stop();
});

/** Somebody with mails of every category, and the mail of a new rectification. */
async function mailed() {
  const who = await company.member();
  const { ways } = await who.call(api.alerts, {});
  const paces = MESSAGE_CATEGORIES.map((category) => ({ channel: 'mail', category, pace: 'hourly' }) as const);
  await who.call(api.setAlerts, { paces: paces.map((one) => ({ ...one, pace: 'immediate' as const })) });
  const shopId = await company.shop();
  await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [who] });
  await w.settle();
  w.clock.advance(60_000);
  await w.app.runJob('message.send', {});
  const mail = await mails.next(ways.address ?? '');
  const url = /https?:\S+\/unsubscribe\/message\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
  return { who, mail, url };
}
const offOf = async (who: Person) =>
  (await who.call(api.alerts, {})).paces
    .filter(({ channel, pace }) => channel === 'mail' && pace === 'off')
    .map(({ category }) => category);
const form = (text: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: text,
});

it('the link of a mail switches exactly its category off without signing in, and on again; looking changes nothing', async () => {
  const { who, mail, url } = await mailed();
  expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url } });
  const page = await (await fetch(url)).text();
  expect(page).toContain('No more mails about “Rectifications”?');
  expect(page).toContain('Nine Lives Coffee');
  expect(await offOf(who)).toEqual([]);
  // As a mail program does by itself (RFC 8058).
  const stopped = await fetch(url, form('List-Unsubscribe=One-Click'));
  expect(await stopped.text()).toContain('Mails about “Rectifications” are off');
  expect(await offOf(who)).toEqual(['rectification']);
  await fetch(url, form('again=1'));
  expect(await offOf(who)).toEqual([]);
});

it('a key that was changed opens nothing, nor one of somebody who left', async () => {
  const { who, url } = await mailed();
  const [address = '', query] = url.split('?');
  const at = address.length - 3;
  const changed = address.slice(0, at) + (address[at] === 'A' ? 'B' : 'A') + address.slice(at + 1);
  for (const one of [`${changed}?${query}`, `${address.replace(/[^/]+$/, 'x')}?${query}`])
    expect((await fetch(one, form(''))).status).toBe(404);
  // The key of a report's mails is none of these, and the other way about.
  expect((await fetch(url.replace('/message/', '/'), form(''))).status).toBe(404);
  expect(await offOf(who)).toEqual([]);
  await w.sql(`update member set state = 'disabled' where id = $1`, [who.id]);
  expect((await fetch(url)).status).toBe(404);
});
