import { fileApi } from '@rondo/contract/file';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { reportApi as api } from '@rondo/contract/report';
import { taskApi } from '@rondo/contract/task';
import type { Answer } from '@rondo/domain/answer';
import type { Language } from '@rondo/messages';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenShopToInspect, openTask } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;
let taskId: string;
let own: string;
let foreign: string;

beforeAll(async () => {
  w = await world();
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
  taskId = await begun();
  own = await upload(manager, 200);
  foreign = await upload(inspector, 20);
  const { rev } = await company.owner.call(taskApi.get, { id: taskId });
  await company.owner.call(taskApi.close, { id: taskId, rev, comment: 'The store moved.' });
});
afterAll(() => w.stop());

/** A task that the manager has in hand. */
async function begun(): Promise<string> {
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
  await openTask(manager, firstTaskId);
  return firstTaskId;
}

async function upload(by: Person, shade: number): Promise<string> {
  const background = { r: shade, g: 90, b: 90 };
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const [file] = await by.call(fileApi.upload, {}, { files: [{ name: 'a.jpg', bytes }] });
  if (!file) throw new Error('nothing came back');
  return file.id;
}

/** The first item failed with a note and photos, the second is not answered, the third passed. */
function answers(photos: string[]): Record<string, Answer> {
  const [first, second, third] = template.items.map(({ id }) => id);
  const all = answersOf(template.items, [0]);
  const [failed, passed] = [all[first ?? ''], all[third ?? '']];
  if (!failed || !second || !passed) throw new Error('three items');
  const noted = { ...failed, note: 'Grease behind the fryer 炸炉后有油', photos };
  return { [noted.itemId]: noted, [passed.itemId]: passed };
}

async function draft(who: Person, more: Partial<Input<typeof api.draft>> = {}, language: Language = 'en-US') {
  const input = { id: taskId, versionId: template.versionId, answers: answers([own]), ...more };
  const { url, method, headers, body = null } = compose(api.draft, input, who, { language });
  const answer = await fetch(w.base + url, { method, headers, body });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.headers.get('content-type')?.includes('pdf')) {
    return { reason: JSON.parse(Buffer.from(bytes).toString()), text: '', photos: 0 };
  }
  const photos =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length ?? 0;
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { reason: null, text: text.replaceAll(/\s+/g, ' '), photos };
}

it('the draft of a closed task leaves as PDF in both languages: store, task, items, answers, notes, photos', async () => {
  const { shop, number } = await company.owner.call(taskApi.get, { id: taskId });
  const [zh, en] = [await draft(manager, {}, 'zh-CN'), await draft(manager)];
  for (const { text, photos } of [zh, en]) {
    for (const words of [shop?.name ?? '-', number, 'Grease behind the fryer 炸炉后有油', 'Kitchen', manager.name]) {
      expect(text).toContain(words);
    }
    for (const { name } of template.items) expect(text).toContain(name);
    expect(photos).toBe(1);
    expect(text).not.toContain('SHA-256');
  }
  expect(zh.text).toContain('草稿，未提交');
  expect(zh.text).toContain('未回答');
  expect(zh.text).toContain('合格');
  expect(en.text).toContain('Draft, not submitted');
  expect(en.text).toContain('Not answered');
  expect(en.text).toContain('Failed items');
  expect(en.text).not.toContain('not in it');
  const rows = await w.sql(
    `select object_name from history where company_id = $1 and object_kind = 'export' and event = 'report'`,
    [company.id],
  );
  expect(JSON.stringify(rows)).toContain(`${number} draft.pdf`);
  expect(await w.sql('select id from record where task_id = $1', [taskId])).toEqual([]);
});

it('pictures that are not his, or only on his device, are not in it, and it says how many', async () => {
  const { text, photos } = await draft(manager, { answers: answers([own, foreign]), photosLeft: 2 });
  expect(photos).toBe(1);
  expect(text).toContain('3 photos are not in it');
});

it('is given to whoever had the task in hand, also after it was handed on, and to nobody else', async () => {
  const stranger = await w.company();
  for (const who of [inspector, company.owner, stranger.owner]) {
    expect((await draft(who)).reason).toMatchObject({ data: null, code: expect.any(Number) });
  }
  const id = await begun();
  const { rev } = await company.owner.call(taskApi.get, { id });
  await company.owner.call(taskApi.transfer, { id, rev, toId: inspector.id });
  expect((await draft(manager, { id })).text).toContain('Draft, not submitted');
  expect((await draft(inspector, { id })).text).toBe('');
});

it('is given of what somebody began by themselves', async () => {
  const start = { shopId, templateId: template.id, mode: 'on_site', review: false, requestId: requestId() } as const;
  const { taskId: id } = await inspector.call(inspectionApi.start, start);
  await openTask(inspector, id);
  const { rev } = await company.owner.call(taskApi.get, { id });
  await company.owner.call(taskApi.close, { id, rev, comment: 'The store moved.' });
  expect((await draft(inspector, { id, answers: answers([]) })).text).toContain('Draft, not submitted');
});

it('takes answers to the version of this task’s template only, as a save does', async () => {
  const other = (await givenShopToInspect(w)).template;
  const foreignVersion = await draft(manager, { versionId: other.versionId });
  expect(foreignVersion.reason).toMatchObject({ data: null });
  const { itemId, ...rest } = Object.values(answers([]))[0] ?? { itemId: '' };
  const unknown = '0192f0c0-0000-7000-8000-000000000000';
  const forged = await draft(manager, { answers: { [unknown]: { ...rest, itemId: unknown } as Answer } });
  expect(itemId).not.toBe(unknown);
  expect(forged.reason).toMatchObject({ code: expect.any(Number) });
  expect(forged.text).toBe('');
});
