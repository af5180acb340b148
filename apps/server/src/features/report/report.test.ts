import { createHash } from 'node:crypto';
import { companyApi } from '@rondo/contract/company';
import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { reportApi as api } from '@rondo/contract/report';
import { emptyAnswer } from '@rondo/domain/answer';
import { USUAL_REPORT_LAYOUT } from '@rondo/domain/report';
import type { Language } from '@rondo/messages';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenShopToInspect, inspect } from '../../../test/inspection.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;
let recordId: string;
let companyName: string;

beforeAll(async () => {
  w = await world();
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
  await company.owner.call(inspectSettingApi.saveProcess, {
    ...{ mode: 'on_site', templateId: null, levels: [], onEmpty: 'next_level', reviewUpTo: null, ccIds: [] },
    ...{ ccRoleIds: [], allowsOverride: true, rev: 0, reviewerMayEdit: true },
  });
  recordId = await inspected([0]);
  companyName = (await company.owner.call(companyApi.get, {})).name;
});
afterAll(() => w.stop());

/** An inspection by the manager, in review by the inspector. */
async function inspected(fails: number[]): Promise<string> {
  const plan = { review: true, reviewerIds: [inspector.id] };
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], plan);
  return (await inspect(manager, firstTaskId, answersOf(template.items, fails))).recordId;
}

/** The file that an endpoint answers with. */
async function file<E extends Endpoint>(endpoint: E, input: Input<E>, who: Person, language: Language = 'en-US') {
  const { url, headers } = compose(endpoint, input, who, { language });
  const answer = await fetch(w.base + url, { headers });
  return { type: answer.headers.get('content-type') ?? '', bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replaceAll(/\s+/g, ' ');
const pdfText = async (who: Person, language: Language, more: Partial<Input<typeof api.pdf>> = {}): Promise<string> =>
  textOf((await file(api.pdf, { id: recordId, ...more }, who, language)).bytes);
const verify = (hash: string, id = recordId) =>
  callEndpoint(w.base, api.verify, { companyId: company.id, recordId: id, hash }, null);
const sealIn = (text: string): string => /SHA-256 ([0-9a-f]{64})/.exec(text)?.[1] ?? '';

describe('the PDF of a record', () => {
  it('says in both languages what the report says: store, result, sections, every item', async () => {
    const record = await company.owner.call(recordApi.get, { id: recordId });
    const [zh, en] = [await pdfText(company.owner, 'zh-CN'), await pdfText(company.owner, 'en-US')];
    for (const text of [zh, en]) {
      for (const words of [record.shop.name, record.number, record.inspector.name, companyName]) {
        expect(text).toContain(words);
      }
      for (const item of record.items) expect(text).toContain(item.name);
    }
    expect(zh).toContain('不合格项');
    expect(zh).toMatch(/第 1 页,? ?，?共 \d 页/);
    expect(en).toContain('Failed items');
    expect(en).toMatch(/Page 1 of \d/);
  });

  it('leaves out what passed, and in the customer copy who reviewed', async () => {
    const { items } = await company.owner.call(recordApi.get, { id: recordId });
    const passed = items.filter(({ result }) => result === 'pass').map(({ name }) => name);
    const short = await pdfText(company.owner, 'en-US', { hidePassed: true });
    expect(passed.length).toBeGreaterThan(0);
    for (const name of passed) expect(short).not.toContain(name);
    expect(await pdfText(company.owner, 'en-US')).toContain('Process');
    const customer = await pdfText(company.owner, 'en-US', { view: 'customer' });
    expect(customer).not.toContain('Process');
    expect(customer).not.toContain(inspector.name);
  });

  it('follows the layout of the company', async () => {
    const { rev } = await company.owner.call(api.layout, {});
    const saved = await company.owner.call(api.saveLayout, {
      ...{ ...USUAL_REPORT_LAYOUT, hasCover: true, showsProcess: false, footer: 'Confidential 机密', rev },
    });
    expect(saved).toMatchObject({ hasCover: true, footer: 'Confidential 机密', rev: rev + 1, previewOf: recordId });
    const text = await pdfText(company.owner, 'en-US');
    expect(text).toContain('Confidential 机密');
    expect(text).not.toContain('Process');
    await expect(company.owner.call(api.saveLayout, { ...USUAL_REPORT_LAYOUT, rev })).rejects.toMatchObject({
      reason: 'STALE',
    });
    await expect(inspector.call(api.layout, {})).rejects.toMatchObject({ reason: 'FORBIDDEN' });
  });

  it('is nobody else’s: neither another company’s nor of somebody who may not read the record', async () => {
    const stranger = await w.company();
    const outside = await company.member({ role: 'store_manager', shopIds: [await company.shop()] });
    for (const who of [stranger.owner, outside]) {
      for (const endpoint of [api.pdf, api.data]) {
        const { type, bytes } = await file(endpoint, { id: recordId }, who);
        expect(type).toContain('json');
        expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({ code: expect.any(Number), data: null });
      }
    }
  });

  it('stands in the audit log', async () => {
    const rows = await w.sql(
      `select object_name from history where company_id = $1 and object_kind = 'export' and event = 'report'`,
      [company.id],
    );
    const { shop, number } = await company.owner.call(recordApi.get, { id: recordId });
    expect(JSON.stringify(rows)).toContain(`${shop.name} ${number}.pdf`);
  });
});

describe('the seal', () => {
  it('is the hash of the data file, and any other byte is another hash', async () => {
    const seal = sealIn(await pdfText(company.owner, 'en-US'));
    const { type, bytes } = await file(api.data, { id: recordId }, company.owner);
    const sum = (of: Uint8Array) => createHash('sha256').update(of).digest('hex');
    expect(type).toBe('application/octet-stream');
    expect(sum(bytes)).toBe(seal);
    const changed = Buffer.from(bytes);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    expect(sum(changed)).not.toBe(seal);
    expect(await verify(sum(changed))).toEqual({ verdict: 'unknown', report: null });
    // Neither language nor view change the facts.
    expect(sealIn(await pdfText(inspector, 'zh-CN', { view: 'customer' }))).toBe(seal);
  });

  it('says match, then corrected, then void; and nothing of a record whose hash nobody has', async () => {
    const id = await inspected([1]);
    const before = sealIn(await textOf((await file(api.pdf, { id }, company.owner)).bytes));
    const { number, rev } = await company.owner.call(recordApi.get, { id });
    expect(await verify(before, id)).toMatchObject({ verdict: 'match', report: { number, company: companyName } });
    const answer = { ...emptyAnswer(template.items[0]?.id ?? ''), value: 'fail' };
    await inspector.call(inspectionApi.edit, { recordId: id, rev, answer, reason: 'Seen on the photo' });
    expect(await verify(before, id)).toMatchObject({ verdict: 'corrected' });
    const after = sealIn(await textOf((await file(api.pdf, { id }, company.owner)).bytes));
    expect(after).not.toBe(before);
    expect(await verify(after, id)).toMatchObject({ verdict: 'match' });
    const now = await company.owner.call(recordApi.get, { id });
    await company.owner.call(recordApi.void, { id, rev: now.rev, reason: 'wrong store' });
    expect(await verify(after, id)).toMatchObject({ verdict: 'void' });
    expect(await verify('0'.repeat(64), id)).toEqual({ verdict: 'unknown', report: null });
    const other = await w.company();
    const elsewhere = { companyId: other.id, recordId: id, hash: after };
    expect(await callEndpoint(w.base, api.verify, elsewhere, null)).toEqual({ verdict: 'unknown', report: null });
  });
});
