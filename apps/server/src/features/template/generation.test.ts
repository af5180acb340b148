import { utils, write } from '@e965/xlsx';
import { fileApi } from '@rondo/contract/file';
import { jobApi } from '@rondo/contract/job';
import { templateApi } from '@rondo/contract/template';
import { UPLOAD } from '@rondo/domain/upload';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { ended } from '../../../test/import.ts';
import { type ModelServer, modelServer } from '../../../test/language-model.ts';
import { shot } from '../../../test/photo.ts';
import { requestId, type World, world } from '../../../test/world.ts';

/** Documents are read in processes that have to start first, ms. */
const SLOW_MS = 60_000;
const MODEL_DOWN = { pieces: [], end: 500 } as const;

let w: World;
let owner: Person;
let model: ModelServer;
beforeAll(async () => {
  model = await modelServer();
  w = await world({ LLM_BASE_URL: model.url, LLM_MODEL: 'small' });
  ({ owner } = await w.company());
});
beforeEach(() => model.reply(() => MODEL_DOWN));
afterAll(async () => {
  await w.stop();
  await model.stop();
});

const stored = (name: string, bytes: Uint8Array) =>
  owner.call(fileApi.uploadDocument, { requestId: requestId() }, { files: [{ name, bytes }] });

async function run(from: { fileId: string } | { text: string }) {
  const { jobId } = await owner.call(templateApi.generate, { ...from, requestId: requestId() });
  return ended(owner, jobId);
}
const ofFile = async (name: string, bytes: Uint8Array) => run({ fileId: (await stored(name, bytes)).id });
const made = async (job: { madeId: string | null }) => owner.call(templateApi.get, { id: job.madeId ?? '' });
const drafts = async () => (await owner.call(templateApi.list, { size: 100 })).total;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** A Word document; `padding` lies in it as a picture does, and nothing of it is packed. */
function docx(paragraphs: readonly [style: string, text: string][], padding = 0): Uint8Array {
  const body = paragraphs.map(
    ([style, text]) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`,
  );
  const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  return zipSync(
    {
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATION}" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(`<w:document ${main}><w:body>${body.join('')}</w:body></w:document>`),
      'word/media/image1.png': new Uint8Array(padding),
    },
    { level: 0 },
  );
}

function pdf(...pages: string[]): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ autoFirstPage: false });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    for (const page of pages) document.addPage().text(page);
    document.end();
  });
}

it(
  'makes a draft of each kind of document, with its words and pages, when the model does not answer',
  async () => {
    const manual = await made(
      await ofFile(
        'Manual.docx',
        docx([
          ['Heading1', 'Kitchen'],
          ['Normal', 'Floors must be clean. We like music.'],
        ]),
      ),
    );
    expect(manual).toMatchObject({
      ...{ name: 'Kitchen', state: 'draft', liveNo: null },
      content: { categories: [{ items: [{ name: 'Floors must be clean', severity: 'major' }] }] },
      generation: {
        ...{ source: 'Manual.docx', method: 'fallback', isReviewed: false, file: { name: 'Manual.docx' } },
        sources: [{ quote: 'Floors must be clean.', page: null }],
      },
    });
    const book = utils.book_new();
    const rows = [
      ['类别', '检查项', '分值'],
      ['大堂', '地面干净', 5],
      ['大堂', '灯箱亮', 3],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '检查表');
    const sheet = await made(await ofFile('检查表.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' })));
    expect(sheet.content.categories).toMatchObject([{ name: '大堂', items: [{ maxScore: 5 }, { maxScore: 3 }] }]);
    const paper = await ofFile('Rules.pdf', await pdf('Welcome to the company.', 'Doors must be locked at night.'));
    expect(paper).toMatchObject({ state: 'done', result: { created: 1, modelFailed: 1 } });
    expect((await made(paper)).generation?.sources).toEqual([
      { itemId: expect.any(String), quote: 'Doors must be locked at night.', page: 2 },
    ]);
    const plain = await made(await ofFile('rules.txt', strToU8('冷藏温度应不超过 4 ℃。\n严禁吸烟，违者立即上报。')));
    expect(plain.content.categories[0]?.items).toMatchObject([
      { answer: 'temperature', max: 4, unit: '°C' },
      { severity: 'red_line' },
    ]);
  },
  SLOW_MS,
);

it('makes a draft of a description, under a name of its own, that is published only after a review', async () => {
  const text = 'Front:\nSigns are lit\nWindows are clean';
  const [first, second] = [await made(await run({ text })), await made(await run({ text }))];
  expect([first.name, second.name]).toEqual(['Front', 'Front (2)']);
  expect(first.generation).toMatchObject({ source: '', file: null, isReviewed: false });
  const open = await owner.call(templateApi.edit, { id: first.id });
  await expect(owner.call(templateApi.publish, { id: first.id, rev: open.rev })).rejects.toMatchObject({
    reason: 'TEMPLATE_NOT_REVIEWED',
  });
  const { rev } = await owner.call(templateApi.publish, { id: first.id, rev: open.rev, isReviewed: true });
  expect(rev).toBeGreaterThan(open.rev);
  expect(await owner.call(templateApi.get, { id: first.id })).toMatchObject({
    ...{ state: 'published', generation: { isReviewed: true } },
  });
});

it('takes of a model what the document says, counts what it does not, and no bounds of its own', async () => {
  const suggestion = { category: 'Cold', standard: '', unit: '°C', min: null, options: [], severity: 'major' };
  const items = [
    { ...suggestion, name: 'Fridge', answer: 'temperature', max: 5, quote: 'Fridges stay  at or below 5 °C' },
    { ...suggestion, name: 'Freezer', answer: 'temperature', max: -18, quote: 'Freezers are defrosted weekly' },
    { ...suggestion, name: 'Unicorn', answer: 'pass_fail', max: null, quote: 'Unicorns must be fed' },
    { name: 'no quotation' },
  ];
  model.reply(() => `\`\`\`json\n${JSON.stringify({ items })}\n\`\`\``);
  const text = 'Fridges stay at or below 5 °C.\nFreezers are defrosted weekly.';
  const job = await run({ text });
  expect(job.result).toMatchObject({ created: 2, unproved: 2, modelFailed: 0 });
  const { content, generation } = await made(job);
  expect(content.categories).toMatchObject([
    {
      name: 'Cold',
      items: [
        { answer: 'temperature', max: 5, severity: 'major' },
        { answer: 'pass_fail', max: null },
      ],
    },
  ]);
  expect(generation).toMatchObject({ method: 'model', unproved: 2 });
  expect(generation?.sources.map(({ quote }) => quote)).toEqual([
    'Fridges stay at or below 5 °C',
    'Freezers are defrosted weekly',
  ]);
  model.reply(() => 'I would rather talk about the weather.');
  expect(await run({ text })).toMatchObject({ state: 'done', result: { created: 2, modelFailed: 1 } });
});

it('leaves nothing when it is cancelled or fails, and says why', async () => {
  const before = await drafts();
  model.reply(() => ({ pieces: ['{'], end: 'stall' }));
  const { jobId } = await owner.call(templateApi.generate, { text: 'Doors must be locked', requestId: requestId() });
  await expect.poll(() => model.asked.length).toBeGreaterThan(0);
  await owner.call(jobApi.cancel, { id: jobId, requestId: requestId() });
  expect(await ended(owner, jobId)).toMatchObject({ state: 'cancelled', madeId: null });
  model.reply(() => MODEL_DOWN);
  const poem = await ofFile('poem.txt', strToU8('Roses are red.\nViolets are blue.'));
  expect(poem).toMatchObject({ state: 'failed', error: { reason: 'GENERATION_NOTHING_FOUND' } });
  const broken = await ofFile('broken.pdf', strToU8('%PDF-1.7\nnothing that a reader could follow\n%%EOF'));
  expect(broken).toMatchObject({ state: 'failed', error: { reason: 'GENERATION_UNREADABLE' } });
  expect(broken.error?.message).not.toMatch(/[{}]/);
  expect(await drafts()).toBe(before);
});

it(
  'takes one document of 20 MB that says something itself',
  async () => {
    const most = UPLOAD.generation.bytes;
    const rule = docx([['Normal', 'Doors must be locked at night.']]);
    const full = docx([['Normal', 'Doors must be locked at night.']], most - rule.length);
    expect(full).toHaveLength(most);
    expect(await ofFile('full.docx', full)).toMatchObject({ state: 'done', result: { created: 1 } });
    await expect(stored('over.txt', new Uint8Array(most + 1).fill(32))).rejects.toMatchObject({
      reason: 'FILE_TOO_LARGE',
    });
    const archive = await stored('all.zip', zipSync({ 'a.txt': strToU8('Doors must be locked') }));
    const ask = (fileId: string) => owner.call(templateApi.generate, { fileId, requestId: requestId() });
    await expect(ask(archive.id)).rejects.toMatchObject({ reason: 'GENERATION_TYPE' });
    const [picture] = await owner.call(
      fileApi.upload,
      {},
      { files: [{ name: 'a.jpg', bytes: await shot('kitchen-lunch') }] },
    );
    await expect(ask(picture?.id ?? '')).rejects.toMatchObject({ reason: 'GENERATION_PICTURE' });
    await expect(owner.call(templateApi.generate, { requestId: requestId() })).rejects.toMatchObject({
      reason: 'INPUT_REFUSED',
    });
  },
  SLOW_MS,
);
