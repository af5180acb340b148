import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { type DocumentBlock, DocumentUnreadable, type ReadFormat } from './document-text.ts';
import { readDocument } from './read-document.ts';

const zipped = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const text = (source: string): Uint8Array => Buffer.from(source, 'utf8');

/** Blocks as short lines: h1 Title, p text, li2 item, tr a|b, with the page before. */
const SHORT = { heading: 'h', paragraph: 'p', list_item: 'li', table_row: 'tr' } as const;
const shown = ({ kind, level, text: said, page }: DocumentBlock): string =>
  `${page === null ? '' : `${page}: `}${SHORT[kind]}${level || ''} ${said.replaceAll('\t', '|')}`;
const lines = async (from: Uint8Array | string, format: ReadFormat) =>
  (await readDocument(from, format)).blocks.map(shown);
const faultOf = (from: Uint8Array, format: ReadFormat, options = {}) =>
  readDocument(from, format, options).then(
    () => 'read',
    (error: unknown) => (error instanceof DocumentUnreadable ? error.fault : String(error)),
  );

async function pdf(pages: string[][], options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const document = new PDFDocument({ ...options, autoFirstPage: false });
  for (const [index, paragraphs] of pages.entries()) {
    document.addPage();
    document.fontSize(9).text('Hygiene manual, branch office', 72, 40, { lineBreak: false });
    document.fontSize(9).text(`Page ${index + 1} of ${pages.length}`, 72, 730, { lineBreak: false });
    document.fontSize(20).text(`Chapter ${index + 1}`, 72, 90);
    for (const paragraph of paragraphs) document.moveDown().fontSize(11).text(paragraph, { width: 300 });
  }
  document.end();
  return buffer(document);
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const docx = (body: string, before = ''): Uint8Array =>
  zipped({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="s1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'word/document.xml': `${before}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  });
const paragraph = (said: string, style = ''): string =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${said}</w:t></w:r></w:p>`;

const slide = (shapes: string): string =>
  `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
const shape = (type: string, ...said: string[]): string =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${said.map((one) => `<a:p><a:r><a:t>${one}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>`;

it('reads pages, lines joined to paragraphs, without what repeats at their ends', async () => {
  const long =
    'Cooked rice is kept above sixty degrees or cooled within two hours; what is left after four hours is thrown away.';
  const read = await readDocument(await pdf([[long, 'Second paragraph.'], ['Wash hands.'], ['Last.']]), 'pdf');
  expect(read.pages).toBe(3);
  expect(read.blocks.map(shown)).toEqual([
    '1: h1 Chapter 1',
    `1: p ${long}`,
    '1: p Second paragraph.',
    '2: h1 Chapter 2',
    '2: p Wash hands.',
    '3: h1 Chapter 3',
    '3: p Last.',
  ]);
}, 60_000);

it('reads Office documents: headings, lists, tables, slides with notes, rows of sheets', async () => {
  const row = `<w:tr><w:tc>${paragraph('周一')}</w:tc><w:tc>${paragraph('9:00')}</w:tc></w:tr>`;
  expect(
    await lines(docx(`${paragraph('营业时间', '1')}${paragraph('每天开门 &amp; 关门')}<w:tbl>${row}</w:tbl>`), 'docx'),
  ).toEqual(['h1 营业时间', 'p 每天开门 & 关门', 'tr 周一|9:00']);
  const rels = (inside: string): string => `<Relationships>${inside}</Relationships>`;
  const deck = zipped({
    'ppt/presentation.xml':
      '<p:presentation><p:sldIdLst><p:sldId id="2" r:id="b"/><p:sldId id="1" r:id="a"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': rels(
      '<Relationship Id="a" Type="x/slide" Target="slides/slide1.xml"/><Relationship Id="b" Type="x/slide" Target="slides/slide2.xml"/>',
    ),
    'ppt/slides/slide1.xml': slide(shape('body', 'Second slide')),
    'ppt/slides/slide2.xml': slide(shape('title', 'Welcome') + shape('body', 'One', 'Two') + shape('sldNum', '7')),
    'ppt/slides/_rels/slide2.xml.rels': rels(
      '<Relationship Id="n" Type="x/notesSlide" Target="../notesSlides/notesSlide1.xml"/><Relationship Id="e" Type="x/image" TargetMode="External" Target="http://example.com/a.png"/>',
    ),
    'ppt/notesSlides/notesSlide1.xml': slide(shape('body', 'Say hello')),
  });
  expect(await lines(deck, 'pptx')).toEqual([
    '1: h1 Welcome',
    '1: p One',
    '1: p Two',
    '1: p Say hello',
    '2: p Second slide',
  ]);
  const book = zipped({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Prices" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="r1" Type="t/worksheet" Target="worksheets/one.xml"/></R>',
    'xl/worksheets/one.xml':
      '<worksheet><row><c t="inlineStr"><is><t>Tea</t></is></c><c><v>12</v></c></row></worksheet>',
  });
  expect(await lines(book, 'xlsx')).toEqual(['1: h1 Prices', '1: tr Tea|12']);
});

it('reads texts in the encodings they come in', async () => {
  expect(await lines(Buffer.from('cab3c6b7b0b2c8ab', 'hex'), 'txt')).toEqual(['p 食品安全']);
  expect(await lines(Buffer.from('96bc914f2c944e97ee0a8db293a191be98592c3330', 'hex'), 'csv')).toEqual([
    'tr 名前|年齢',
    'tr 佐藤太郎|30',
  ]);
  expect(await lines(Buffer.from('\ufeff第一行', 'utf16le'), 'txt')).toEqual(['p 第一行']);
  const broken = 'A line that somebody broke because the screen was\nnarrow, and the end of it.\n\n1. First\n2. Second';
  expect(await lines(text(broken), 'txt')).toEqual([
    'p A line that somebody broke because the screen was narrow, and the end of it.',
    'li1 1. First',
    'li1 2. Second',
  ]);
  const markdown =
    '# Title #\n\nSome **bold** [link](http://x.y)\ngoes on.\n<!-- not said -->\n- one\n  - two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nUnder\n===\n```\n# code\n```';
  expect(await lines(text(markdown), 'md')).toEqual([
    'h1 Title',
    'p Some bold link goes on.',
    'li1 one',
    'li2 two',
    'tr a|b',
    'tr 1|2',
    'h1 Under',
    'p # code',
  ]);
});

it('says what a page says, runs nothing of it and asks nobody', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = `<html><head><title>x</title><link rel="stylesheet" href="${at}/a.css"></head><body><h2>Caf&eacute; &#x6cb9;</h2>
    <script>fetch('${at}/b')</script><p>One<br>two <img src="${at}/c.png" alt="a > b">three</p><ul><li>in<ul><li>deep</li></ul></ul>
    <table><tr><td>a<p>b</p></td><td><table><tr><td>c</td></tr></table></td></tr></table></body></html>`;
  expect(await lines(text(page), 'html')).toEqual(['h2 Café 油', 'p One two three', 'li1 in', 'li2 deep', 'tr a b|c']);
  expect(asked).toEqual([]);
  server.close();
});

it('refuses with a reason what cannot be read, and goes on', async () => {
  expect(await faultOf(Buffer.from('%PDF-1.7 nothing'), 'pdf')).toBe('broken');
  expect(await faultOf(Buffer.from('no archive'), 'docx')).toBe('broken');
  expect(await faultOf(zipped({ 'a.txt': 'x' }), 'pptx')).toBe('broken');
  expect(await faultOf(await pdf([['secret']], { userPassword: 'a', ownerPassword: 'b' }), 'pdf')).toBe('encrypted');
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await faultOf(compound, 'docx')).toBe('encrypted');
  expect(await faultOf(zipSync({ 'word/document.xml': Buffer.alloc(4_000_000, ' ') }, { level: 9 }), 'docx')).toBe(
    'too_large',
  );
  expect(await faultOf(docx(paragraph('&a;'), '<!DOCTYPE l [<!ENTITY a "aaaaaaaa">]>'), 'docx')).toBe('broken');
  expect(await faultOf(text('  \n\n '), 'txt')).toBe('no_text');
  expect(await faultOf(text('<p>x'.repeat(250_000)), 'html', { longestMs: 1 })).toBe('too_slow');
  const gone = new AbortController();
  gone.abort(new Error('stopped'));
  await expect(readDocument(text('# x'), 'md', { signal: gone.signal })).rejects.toThrow('stopped');
  expect(await lines(text('# still here'), 'md')).toEqual(['h1 still here']);
}, 60_000);
