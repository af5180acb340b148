import { fileApi as api } from '@rondo/contract/file';
import { DOCUMENT_TYPES } from '@rondo/domain/document';
import { MB } from '@rondo/domain/upload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { archive, givenDocument, pdf } from '../../../test/document.ts';
import type { Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let uploader: Person;

beforeAll(async () => {
  w = await world();
  uploader = await (await w.company()).member({ role: 'inspector' });
});
afterAll(() => w.stop());

const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
/** "姓名,电话" as a Chinese spreadsheet writes it, in GB18030. */
const CHINESE = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb5, 0xe7, 0xbb, 0xb0, 0x0d, 0x0a]);

const TAKEN: readonly [string, Buffer, keyof typeof DOCUMENT_TYPES][] = [
  ['租赁合同 2026.PDF', pdf(), 'pdf'],
  ['list.docx', archive('[Content_Types].xml', 'word/document.xml'), 'docx'],
  ['list.xlsx', archive('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
  ['list.pptx', archive('[Content_Types].xml', 'ppt/presentation.xml'), 'pptx'],
  ['note.txt', Buffer.from('Küche – 3 < 4\n'), 'txt'],
  ['wide.csv', utf16('姓名,电话\n'), 'csv'],
  ['chinese.csv', CHINESE, 'csv'],
  ['plans.zip', archive('plan/ground floor.pdf', 'photo.jpg'), 'zip'],
];

it('is kept as it came, under its own name, with the type of its content', async () => {
  for (const [name, bytes, type] of TAKEN) {
    const file = await givenDocument(uploader, name, bytes);
    const { id, path, ...rest } = file;
    expect(rest).toEqual({
      ...{ name, mime: DOCUMENT_TYPES[type], sizeBytes: bytes.length, thumbPath: null, width: null, height: null },
    });
    const { url } = await uploader.call({ ...api.resolve, path: `${api.resolve.path}${path}` as `/${string}` }, {});
    const answer = await fetch(`${w.base}${url}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(id).toHaveLength(36);
  }
});

it('leaves to be saved and never to be shown, whether or not its reader asks to save it', async () => {
  const { path } = await givenDocument(uploader, '平面图 (1)’s.pdf');
  for (const download of [undefined, true]) {
    const at = { ...api.resolve, path: `${api.resolve.path}${path}` as `/${string}` };
    const { url } = await uploader.call(at, download === undefined ? {} : { download });
    expect(Object.fromEntries((await fetch(`${w.base}${url}`)).headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%E5%B9%B3%E9%9D%A2%E5%9B%BE%20%281%29%E2%80%99s.pdf",
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600, immutable',
    });
  }
});

const program = Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1');
const html = Buffer.from('<html><script>alert(1)</script>');

it.each<[string, Uint8Array, string]>([
  ['setup.exe', program, 'DOCUMENT_REFUSED'],
  ['lease.pdf.exe', pdf(), 'DOCUMENT_REFUSED'],
  ['page.html', html, 'DOCUMENT_REFUSED'],
  ['face.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'DOCUMENT_REFUSED'],
  ['old.doc', Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), 'DOCUMENT_REFUSED'],
  ['nothing', pdf(), 'DOCUMENT_REFUSED'],
  ['setup.pdf', program, 'DOCUMENT_MISMATCH'],
  ['setup.txt', program, 'DOCUMENT_MISMATCH'],
  ['page.txt', html, 'DOCUMENT_MISMATCH'],
  ['page.csv', utf16('<!doctype html>'), 'DOCUMENT_MISMATCH'],
  ['face.csv', Buffer.from('\uFEFF  <svg/>'), 'DOCUMENT_MISMATCH'],
  ['run.txt', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'DOCUMENT_MISMATCH'],
  ['sheet.docx', archive('xl/workbook.xml'), 'DOCUMENT_MISMATCH'],
  ['cut.zip', archive('a.pdf').subarray(0, 40), 'DOCUMENT_MISMATCH'],
  ['pdf.zip', pdf(), 'DOCUMENT_MISMATCH'],
  ['macros.docx', archive('word/document.xml', 'word/vbaProject.bin'), 'DOCUMENT_UNSAFE'],
  ['programs.zip', archive('readme.txt', 'tools/Setup.EXE'), 'DOCUMENT_UNSAFE'],
  ['empty.pdf', Buffer.alloc(0), 'FILE_BROKEN'],
  ['big.pdf', Buffer.concat([pdf(), Buffer.alloc(20 * MB)]), 'FILE_TOO_LARGE'],
])('%s is refused, and nothing of it is entered', async (name, bytes, why) => {
  const [before] = await w.sql('select count(*) from file');
  expect(await refused(givenDocument(uploader, name, bytes))).toBe(why);
  expect(await w.sql('select count(*) from file')).toEqual([before]);
});

it('takes 20 MB exactly, and says which file it did not take', async () => {
  const start = pdf();
  const whole = Buffer.concat([start, Buffer.alloc(20 * MB - start.length)]);
  expect((await givenDocument(uploader, 'whole.pdf', whole)).sizeBytes).toBe(20 * MB);
  const sent = compose(api.uploadDocument, {}, uploader, {
    ...{ now: w.clock.now().getTime(), files: [{ name: '安装.exe', bytes: program }] },
  });
  const answer = await fetch(`${w.base}${sent.url}`, { ...sent, body: sent.body ?? null });
  expect(JSON.stringify(await answer.json())).toContain('安装.exe');
});

it('keeps a name of 200 characters with its ending, without what misleads', async () => {
  const long = `${'店'.repeat(250)}.pdf`;
  expect([...(await givenDocument(uploader, long)).name]).toHaveLength(200);
  expect((await givenDocument(uploader, long)).name.endsWith('店.pdf')).toBe(true);
  expect((await givenDocument(uploader, '..\\x\u202efdp.租约\u0000.pdf')).name).toBe('xfdp.租约.pdf');
});

it('sent several times at once under one request is one document', async () => {
  const [asked, files] = [{ requestId: requestId() }, [{ name: 'once.pdf', bytes: pdf('once') }]];
  const answers = await Promise.all([1, 2, 3, 4].map(() => uploader.call(api.uploadDocument, asked, { files })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await w.sql('select id from file where name = $1', ['once.pdf'])).toHaveLength(1);
});
