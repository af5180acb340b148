import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, mailServer } from '../../../test/mail-server.ts';
import { type SmsService, smsService } from '../../../test/sms-service.ts';
import { type World, world } from '../../../test/world.ts';
import { type DeliveryText, deliver, type Target } from './index.ts';

const MAIL = (mail: string): Target => ({ mobile: null, mail });
const PHONE = (mobile: string): Target => ({ mobile, mail: null });
const CODE = { code: '482913', minutes: 5, purpose: 'sign in' };

interface Row extends Record<string, unknown> {
  id: string;
  state: string;
  tries: number;
  error: string | null;
  params: Record<string, unknown>;
}

/** Puts a delivery into the post of a process that sends nothing by itself: a test runs the job. */
async function post(w: World, target: Target, text: DeliveryText = 'code', params: object = CODE) {
  const delivery = { companyId: null, target, text, params: { ...params }, language: 'en-US' as const };
  const id = uuidv7();
  const clock = { now: w.clock.now, newId: () => id };
  await w.app.databases.global.transaction().execute((db) => deliver(db, clock, delivery));
  return id;
}
const send = (w: World, id: string) => w.app.runJob('delivery.send', { id });
async function rowOf(w: World, id: string): Promise<Row> {
  const [row] = await w.sql<Row>('select * from delivery where id = $1', [id]);
  if (!row) throw new Error('no letter');
  return row;
}
/** When the queue will try again, s from now. */
async function nextTryInS(w: World, id: string): Promise<number> {
  const [job] = await w.sql<{ run_at: Date }>('select run_at from graphile_worker.jobs where key = $1', [
    `delivery:${id}`,
  ]);
  return job ? Math.round((job.run_at.getTime() - w.clock.now().getTime()) / 1000) : Number.NaN;
}

describe('a mail', () => {
  let w: World;
  let mails: MailServer;
  let refused: string[];
  beforeAll(async () => {
    refused = [];
    mails = await mailServer({
      onRcptTo({ address }, _session, done) {
        const isRefused = refused.includes(address);
        done(isRefused ? Object.assign(new Error(`no 482913 for ${address}`), { responseCode: 550 }) : null);
      },
      onMailFrom({ address }, _session, done) {
        done(address === 'post@rondo.test' ? null : Object.assign(new Error('busy'), { responseCode: 451 }));
      },
    });
    w = await world({ SMTP_URL: mails.url, MAIL_FROM: 'Rondo <post@rondo.test>', RONDO_RUN: 'web' });
  });
  afterAll(async () => {
    await w.stop();
    await mails.stop();
  });

  it('arrives whole, in the language of its reader, and leaves no code behind', async () => {
    const id = await post(w, MAIL('reader@test.rondo'));
    await send(w, id);
    const mail = await mails.next('reader@test.rondo');
    expect(mail.from?.text).toBe('"Rondo" <post@rondo.test>');
    expect(mail.subject).toBe('Rondo code 482913');
    expect(mail.text).toContain('Your code is 482913');
    expect(mail.html).toContain('Your code is 482913');
    const row = await rowOf(w, id);
    expect(row).toMatchObject({ state: 'sent', tries: 1, error: null });
    expect(JSON.stringify(row.params)).not.toContain('482913');
  });

  it('holds nothing that a name could turn into markup, a header or a second reader', async () => {
    const company = '<img src=x onerror=alert(1)>\r\nBcc: other@test.rondo';
    const id = await post(w, MAIL('one,two@test.rondo'), 'invite', {
      company,
      by: 'A & B',
      url: 'https://a.test/?a&b',
    });
    await send(w, id);
    expect(await rowOf(w, id)).toMatchObject({ state: 'sent' });
    const mail = await mails.next('one,two@test.rondo');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('<img');
    expect(mail.bcc).toBeUndefined();
    expect([mails.unread('other@test.rondo'), mails.unread('two@test.rondo')]).toEqual([0, 0]);
  });

  it('is sent once by twenty workers that have it at once', async () => {
    const id = await post(w, MAIL('once@test.rondo'));
    await Promise.all(Array.from({ length: 20 }, () => send(w, id)));
    await mails.next('once@test.rondo');
    expect(mails.unread('once@test.rondo')).toBe(0);
  });

  it('whose reader the server refuses fails for good, and says why without the code', async () => {
    refused.push('gone@test.rondo');
    const id = await post(w, MAIL('gone@test.rondo'));
    await send(w, id);
    const row = await rowOf(w, id);
    expect(row).toMatchObject({ state: 'failed', tries: 1 });
    expect(row.error).toContain('550');
    expect(JSON.stringify(row)).not.toContain('482913');
  });
});

describe('a mail server that is away', () => {
  it('is tried five times with growing pauses, and then no more', async () => {
    const mails = await mailServer();
    await mails.stop();
    const w = await world({ SMTP_URL: mails.url, RONDO_RUN: 'web' });
    const id = await post(w, MAIL('later@test.rondo'), 'password_changed', { time: 'now' });
    const pauses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      await send(w, id);
      expect(await rowOf(w, id)).toMatchObject({ state: 'queued', tries: i + 1 });
      pauses.push(await nextTryInS(w, id));
    }
    expect(pauses).toEqual([60, 300, 1800, 7200]);
    await send(w, id);
    expect(await rowOf(w, id)).toMatchObject({ state: 'failed', tries: 5 });
    expect((await rowOf(w, id)).error).toContain('ECONNREFUSED');
    await send(w, id);
    expect((await rowOf(w, id)).tries).toBe(5);
    const late = await post(w, MAIL('late@test.rondo'));
    w.clock.advance(6 * 60_000);
    await send(w, late);
    expect(await rowOf(w, late)).toMatchObject({ state: 'failed', error: 'too late', params: { code: '' } });
    await w.stop();
  });
});

function lastOf({ received }: SmsService) {
  const last = received.at(-1);
  if (!last) throw new Error('nothing was received');
  return last;
}

describe('a text message', () => {
  let w: World;
  let service: SmsService;
  beforeAll(async () => {
    service = await smsService('s3cret');
    w = await world({
      SMS_URL: service.url,
      SMS_ACCESS_KEY: 'AK1',
      SMS_SECRET_KEY: 's3cret',
      SMS_SIGN_NAME: '巡店',
      SMS_TEMPLATES: 'code=SMS_1001',
      RONDO_RUN: 'web',
    });
  });
  afterAll(async () => {
    await w.stop();
    await service.stop();
  });

  it('goes out signed, by the template of its text', async () => {
    const id = await post(w, PHONE('13800001234'));
    await send(w, id);
    const { fields, isSigned } = lastOf(service);
    expect(isSigned).toBe(true);
    expect(fields).toMatchObject({
      PhoneNumbers: '13800001234',
      SignName: '巡店',
      TemplateCode: 'SMS_1001',
      AccessKeyId: 'AK1',
      OutId: id,
    });
    expect(JSON.parse(fields.TemplateParam ?? '')).toEqual({ code: '482913', minutes: '5', purpose: 'sign in' });
    expect(fields.Timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(fields).not.toHaveProperty('Content');
    expect(await rowOf(w, id)).toMatchObject({ state: 'sent', params: { code: '' } });
  });

  it('without a template carries its whole text', async () => {
    await send(w, await post(w, PHONE('13800001234'), 'password_changed', { time: 'now' }));
    const { fields } = lastOf(service);
    expect(fields.Content).toBe('Your Rondo password was changed. Not you? Set a new one at once.');
    expect(fields).not.toHaveProperty('TemplateCode');
  });

  it('that the service refuses in its answer is not taken for sent', async () => {
    const { answer } = service;
    service.answer = (response) => response.end('{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"482913 too often"}');
    const id = await post(w, PHONE('13800001234'));
    await send(w, id);
    service.answer = answer;
    expect(await rowOf(w, id)).toMatchObject({
      state: 'queued',
      error: 'isv.BUSINESS_LIMIT_CONTROL •••••• too often',
    });
    expect(await nextTryInS(w, id)).toBe(5);
    await send(w, id);
    expect(await rowOf(w, id)).toMatchObject({ state: 'sent', tries: 2 });
  });

  it('and its signature follow no redirect to another address', async () => {
    const elsewhere = await smsService('s3cret');
    const { answer } = service;
    service.answer = (response) => response.writeHead(307, { location: elsewhere.url }).end();
    const id = await post(w, PHONE('13800001234'));
    await send(w, id);
    service.answer = answer;
    expect(await rowOf(w, id)).toMatchObject({ state: 'queued', error: 'answered 307' });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.stop();
  });

  it('is not sent by mail, nor a mail by it: without its sender a delivery stays here', async () => {
    const id = await post(w, MAIL('reader@test.rondo'));
    await send(w, id);
    expect(await rowOf(w, id)).toMatchObject({ state: 'local', params: { code: '482913' } });
  });
});
