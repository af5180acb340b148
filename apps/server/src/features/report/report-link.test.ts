import { createHash } from 'node:crypto';
import { companyApi } from '@rondo/contract/company';
import { leakApi } from '@rondo/contract/leak';
import { recordApi } from '@rondo/contract/record';
import { reportApi as api, type ReportLink } from '@rondo/contract/report';
import { emptyAnswer } from '@rondo/domain/answer';
import { DAY_MS } from '@rondo/domain/duration';
import { USUAL_REPORT_LAYOUT } from '@rondo/domain/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploaded } from '../../../test/album.ts';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, givenShopToInspect, inspect } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const PASSWORD = 'open sesame';

let w: World;
let company: Company;
let admin: Person;
let manager: Person;
let recordId: string;

beforeAll(async () => {
  w = await world();
  const given = await givenShopToInspect(w);
  ({ company, manager } = given);
  admin = await company.member({ role: 'administrator', name: 'Ada Wong', scopeAll: true });
  await turn(true);
  const { firstTaskId } = await dispatchTo(w, company.owner, given.template.id, [given.shopId]);
  const answers = answersOf(given.template.items, [0]);
  const [first] = given.template.items;
  const photoIds = await uploaded(manager, 640, 360);
  if (first)
    answers[first.id] = { ...emptyAnswer(first.id), value: 'fail', note: 'Dust <b>everywhere</b>', photos: photoIds };
  ({ recordId } = await inspect(manager, firstTaskId, answers));
});
afterAll(() => w.stop());

/** Switches external links on or off for the company. */
async function turn(allowsLinks: boolean): Promise<void> {
  const { rev } = await company.owner.call(api.layout, {});
  await company.owner.call(api.saveLayout, { ...USUAL_REPORT_LAYOUT, allowsLinks, rev });
}

/** Undefined: it was not refused. */
const reasonOf = (call: Promise<unknown>): Promise<string | null | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? error.reason : String(error)),
  );

const wanted = () => ({ id: recordId, days: 7, password: PASSWORD, requestId: requestId() }) as const;

async function made(by: Person = admin): Promise<{ link: ReportLink; path: string }> {
  const { link, url } = await by.call(api.link, wanted());
  return { link, path: new URL(url).pathname };
}

/** A visitor's browser: it keeps the one cookie. */
function visitor() {
  let cookie = '';
  return {
    async get(path: string) {
      const answer = await fetch(w.base + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    bytes: async (path: string) =>
      Buffer.from(await (await fetch(w.base + path, { headers: { cookie } })).arrayBuffer()),
    async enter(path: string, password: string) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams({ password }).toString();
      const answer = await fetch(w.base + path, { method: 'POST', headers, body, redirect: 'manual' });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
  };
}

/** Somebody who gave the right password. */
async function reader(path: string) {
  const browser = visitor();
  expect((await browser.enter(path, PASSWORD)).status).toBe(303);
  return browser;
}

describe('an external link', () => {
  it('asks for the password, and then shows the report without an account, in both languages', async () => {
    const { path } = await made();
    const browser = visitor();
    const gate = await browser.get(path);
    expect(gate.status).toBe(200);
    expect(gate.headers.get('cache-control')).toBe('no-store');
    expect(gate.headers.get('x-robots-tag')).toContain('noindex');
    const record = await company.owner.call(recordApi.get, { id: recordId });
    expect(gate.text).not.toContain(record.number);
    expect((await browser.enter(path, PASSWORD)).headers.get('location')).toMatch(/^\/shared\/[\w-]{65}\?l=/);
    const [en, zh] = [await browser.get(`${path}?l=en-US`), await browser.get(`${path}?l=zh-CN`)];
    for (const { status, text } of [en, zh]) {
      expect(status).toBe(200);
      for (const words of [record.shop.name, record.number, record.inspector.name]) expect(text).toContain(words);
      for (const item of record.items) expect(text).toContain(item.name);
    }
    expect(en.text).toContain('Failed items');
    expect(zh.text).toContain('不合格项');
    expect(en.text).toContain('<html lang="en-US">');
  });

  it('writes what people typed as text, never as part of the page', async () => {
    const { path } = await made();
    const { text } = await (await reader(path)).get(path);
    expect(text).toContain('Dust &#60;b&#62;everywhere');
    expect(text).not.toContain('<b>everywhere');
  });

  it('shows the pictures of its report, and no other file of the company', async () => {
    const { path } = await made();
    const browser = await reader(path);
    const { text } = await browser.get(path);
    const address = /href="([^"]*\/photo\/[^"]*)"/.exec(text)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const whole = await browser.get(address);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toMatch(/^image\//);
    const [other] = await uploaded(manager, 64, 48);
    const [row] = await w.sql<{ hex: string }>(`select encode(sha256, 'hex') as hex from file where id = $1`, [other]);
    const stored = `/${row?.hex.slice(0, 2)}/${row?.hex.slice(2)}`;
    const seal = new URL(address, w.base).searchParams.get('s');
    expect((await browser.get(`${path}/photo${stored}?s=${seal}`)).status).toBe(404);
    expect((await browser.get(`${path}/photo${stored}`)).status).toBe(404);
    expect((await visitor().get(address)).status).toBe(404);
    const further = await made();
    expect((await (await reader(further.path)).get(address)).status).toBe(404);
  });

  it('carries the number of the link as its watermark, on the page and drawn into the pictures', async () => {
    const { path, link } = await made();
    const browser = await reader(path);
    const address = /src="([^"]*\/photo\/[^"]*)"/.exec((await browser.get(path)).text)?.[1] ?? '';
    const plain = await browser.bytes(address);
    const { rev } = await company.owner.call(companyApi.get, {});
    const parts = { watermarkDate: 1, watermarkName: 1, watermarkAccount: 1 } as const;
    await company.owner.call(companyApi.saveWatermark, { rev, watermark: 1, ...parts });
    const { text } = await browser.get(`${path}?l=en-US`);
    const tile = decodeURIComponent(/data:image\/svg\+xml,([^'"&]*)/.exec(text)?.[1] ?? '');
    expect(tile).toContain(`external link ${link.number}</text>`);
    expect(tile).not.toContain('Ada Wong');
    const outside = await browser.bytes(address);
    expect(outside.equals(plain)).toBe(false);
    const { found } = await company.owner.call(leakApi.picture, {}, { files: [{ name: 'a.jpg', bytes: outside }] });
    expect(found).toMatchObject({ way: 'link', member: { name: 'Ada Wong' } });
    // The company's logo is no evidence: it is left as it is.
    const [logo] = await uploaded(company.owner, 64, 64);
    await w.sql('update company set logo_file_id = $1 where id = $2', [logo, company.id]);
    const shown = /<header class="top"><img src="([^"]*)"/.exec((await browser.get(path)).text)?.[1] ?? '';
    const [stored] = await w.sql<{ hash: string }>(`select encode(sha256, 'hex') as hash from file where id = $1`, [
      logo,
    ]);
    expect(
      createHash('sha256')
        .update(await browser.bytes(shown))
        .digest('hex'),
    ).toBe(stored?.hash);
    const off = await company.owner.call(companyApi.get, {});
    await company.owner.call(companyApi.saveWatermark, { rev: off.rev, watermark: 0, ...parts });
  });

  it('refuses a wrong password, and after ten of them from one place also the right one for a while', async () => {
    const { path } = await made();
    const browser = visitor();
    const wrong = await browser.enter(path, 'nearly sesame');
    expect(wrong.status).toBe(403);
    expect(wrong.headers.get('set-cookie')).toBeNull();
    for (let n = 0; n < 9; n += 1) await browser.enter(path, `guess ${n}`);
    const locked = await browser.enter(`${path}?l=en-US`, PASSWORD);
    expect(locked.status).toBe(403);
    expect(locked.text).toContain('Too many wrong tries');
    const further = await made();
    expect((await visitor().enter(further.path, PASSWORD)).status).toBe(303);
    w.clock.advance(16 * 60_000);
    expect((await browser.enter(path, PASSWORD)).status).toBe(303);
  });

  it('is taken back at once, also for whoever is reading', async () => {
    const { path, link } = await made();
    const browser = await reader(path);
    const photo = /src="([^"]*\/photo\/[^"]*)"/.exec((await browser.get(path)).text)?.[1] ?? '';
    await admin.call(api.endLink, { id: link.id });
    expect((await browser.get(path)).status).toBe(410);
    expect((await browser.get(photo)).status).toBe(410);
    await admin.call(api.endLink, { id: link.id });
    const { list } = await admin.call(api.links, { id: recordId });
    expect(list.find(({ id }) => id === link.id)).toMatchObject({ state: 'ended', opened: 1 });
  });

  it('shows no more than its maker may see, and nothing once they left', async () => {
    const leaver = await company.member({ role: 'administrator', name: 'Leaver', scopeAll: true });
    const { path } = await made(leaver);
    const browser = await reader(path);
    await w.sql("update member set state = 'resigned' where id = $1", [leaver.id]);
    expect((await browser.get(path)).status).toBe(410);
  });

  it('is closed while the company allows none', async () => {
    const { path } = await made();
    const browser = await reader(path);
    await turn(false);
    expect((await browser.get(path)).status).toBe(410);
    expect(await reasonOf(admin.call(api.link, wanted()))).toBe('LINKS_OFF');
    expect((await admin.call(api.links, { id: recordId })).isAllowed).toBe(false);
    await turn(true);
    expect((await browser.get(path)).status).toBe(200);
  });

  it('is made by whoever may take records out, of records they may see', async () => {
    const clerk = await company.member({ role: 'staff', name: 'Clerk', scopeAll: true });
    expect(await reasonOf(clerk.call(api.link, wanted()))).toBe('FORBIDDEN');
    const other = await w.company({ name: 'Other' });
    expect(await reasonOf(other.owner.call(api.link, wanted()))).toBe('NOT_FOUND');
    const { link } = await made();
    expect(await reasonOf(other.owner.call(api.endLink, { id: link.id }))).toBe('NOT_FOUND');
    expect(await reasonOf(admin.call(api.link, { ...wanted(), password: 'short' }))).toBe('INPUT_REFUSED');
  });

  it('the same request again makes no second link and answers the same address', async () => {
    const input = wanted();
    const [one, two] = await Promise.all([admin.call(api.link, input), admin.call(api.link, input)]);
    expect(two.url).toBe(one.url);
    expect(two.link.id).toBe(one.link.id);
    const kept = await w.sql('select answer::text from request_memory where request_id = $1', [input.requestId]);
    expect(JSON.stringify(kept)).not.toContain(one.url.slice(-43));
  });

  it('a record has twenty of them open at most, however many ask at once', async () => {
    const open = async () => (await admin.call(api.links, { id: recordId })).list.filter((l) => l.state === 'open');
    const room = 20 - (await open()).length;
    const reasons: (string | null | undefined)[] = [];
    for (let left = room + 4; left > 0; left -= 4) {
      reasons.push(...(await Promise.all([1, 2, 3, 4].map(() => reasonOf(admin.call(api.link, wanted()))))));
    }
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(room);
    expect(reasons).toContain('LINKS_FULL');
    expect(await open()).toHaveLength(20);
    for (const { id } of await open()) await admin.call(api.endLink, { id });
  });

  it('an address that names none says so, whatever it holds', async () => {
    for (const key of ['x', 'A'.repeat(65), '%3Cscript%3E', 'é'.repeat(20), 'A'.repeat(400)]) {
      const { status, text } = await visitor().get(`/shared/${encodeURIComponent(key)}?l=en-US`);
      expect(status).toBe(404);
      expect(text).toContain('There is no report at this address');
      expect(text).not.toContain('<script');
    }
  });

  it('stands in the audit log: made, opened from where, ended', async () => {
    const { link, path } = await made();
    await reader(path);
    await admin.call(api.endLink, { id: link.id });
    const rows = await w.sql<{ event: string; ip: string | null; actor_id: string | null }>(
      `select event, ip::text, actor_id from history where object_kind = 'report_link' and object_id = $1 order by at, id`,
      [link.id],
    );
    expect(rows.map(({ event }) => event)).toEqual(['created', 'opened', 'ended']);
    expect(rows[1]).toMatchObject({ actor_id: null, ip: expect.stringContaining('127.0.0.1') });
  });

  it('asks again after half an hour, and is over after its days', async () => {
    const { path, link } = await made();
    const browser = await reader(path);
    w.clock.advance(31 * 60_000);
    expect((await browser.get(path)).text).toContain('type="password"');
    w.clock.advance(7 * DAY_MS);
    const later = await company.member({ role: 'administrator', name: 'Later', scopeAll: true });
    const over = await browser.get(`${path}?l=en-US`);
    expect(over.status).toBe(410);
    expect(over.text).toContain('This link has expired');
    const { list } = await later.call(api.links, { id: recordId });
    expect(list.find(({ id }) => id === link.id)?.state).toBe('expired');
  });
});
