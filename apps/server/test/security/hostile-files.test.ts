import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { departmentApi } from '@rondo/contract/department';
import { fileApi } from '@rondo/contract/file';
import { type Reason, reasonOf } from '@rondo/contract/kit/codes';
import { HEADER } from '@rondo/contract/kit/constants';
import { memberApi } from '@rondo/contract/member';
import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../client.ts';
import type { Person } from '../factories.ts';
import { requestId, type World, world } from '../world.ts';

/** A folder with collections of hostile files, where there is one. */
const DATA = process.env.RONDO_DATA ?? '';
const NEGATIVE = join(DATA, 'upload-negative');
const SUITE = join(DATA, 'peer-vectors/json_test_suite.tar.gz');

let w: World;
let who: Person;
let templateId: string;
beforeAll(async () => {
  w = await world();
  who = (await w.company()).owner;
  templateId = (await who.call(templateApi.create, { name: 'T', requestId: requestId() })).id;
});
afterAll(() => w.stop());

interface Told {
  reason: Reason | null;
  text: string;
}

const DOORS = {
  upload: fileApi.upload,
  document: fileApi.uploadDocument,
  shops: shopApi.checkImport,
  items: templateApi.checkImport,
  members: memberApi.checkImport,
  departments: departmentApi.checkImport,
} as const;
type Door = keyof typeof DOORS;

/** A file at a door, as any client could send it; a connection that is cut or a 5xx fails here. */
async function send(door: Door, name: string, bytes: Uint8Array): Promise<Told> {
  const endpoint = DOORS[door];
  const input = door === 'items' ? { templateId } : {};
  const sent = compose(endpoint, input as never, who, { now: w.clock.now().getTime(), files: [{ name, bytes }] });
  const response = await fetch(`${w.base}${sent.url}`, { ...sent, body: sent.body ?? null });
  const text = await response.text();
  expect(response.status, `${door} ${name}`).toBeLessThan(500);
  const answer: unknown = JSON.parse(text);
  expect(Object.keys(answer as object)).toEqual(['code', 'msg', 'data']);
  const reason = reasonOf((answer as { code: number }).code);
  expect([door, name, reason]).not.toEqual([door, name, 'OPERATION_EXCEPTION']);
  return { reason, text };
}

const doors: readonly Door[] = ['upload', 'document', 'shops', 'items', 'members', 'departments'];
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#345' } });

/** A zip whose entry unpacks to a hundred megabytes, and one that says it is larger than it is. */
const bomb = (): Uint8Array => zipSync({ 'xl/workbook.xml': new Uint8Array(100_000_000) }, { level: 9 });

async function handmade(): Promise<Record<string, Uint8Array>> {
  const photo = await blank(40, 30).jpeg().toBuffer();
  const huge = Buffer.from(await blank(8, 8).png().toBuffer());
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  return {
    'nothing.jpg': Buffer.alloc(0),
    'zeros.xlsx': Buffer.alloc(100_000),
    'svg.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'page.jpg': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'promises.png': huge,
    'half.jpg': photo.subarray(0, photo.length / 2),
    'bomb.xlsx': bomb(),
    'deflated.xlsx': deflateRawSync(Buffer.alloc(10_000_000)),
    'entity.xlsx': zipSync({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/workbook.xml': Buffer.from(
        `<!DOCTYPE l [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]><l>&c;</l>`,
      ),
      'xl/worksheets/sheet1.xml': Buffer.from('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'),
    }),
    'slip.xlsx': zipSync({ '../../../../tmp/slipped': Buffer.from('x'), '..\\..\\slipped': Buffer.from('x') }),
    'overrides.xlsx': zipSync({ '[Content_Types].xml': Buffer.from('<Override '.repeat(100_000)) }),
    'quotes.csv': Buffer.from(`name,"${'"'.repeat(60_001)}`),
    'wide.csv': Buffer.from(`${'a,'.repeat(100_000)}\n${'b,'.repeat(100_000)}`),
    'long.csv': Buffer.from(`name\n${'x'.repeat(3_000_000)}`),
    'brackets.csv': Buffer.from(`${'('.repeat(150_000)}\nx`),
    'formulas.csv': Buffer.from('name,phone\n"=cmd|\' /C calc\'!A0",1\n"@SUM(1)",2\n"+1","-1"'),
    'prototype.csv': Buffer.from('name,__proto__,constructor\na,b,c'),
  };
}

describe('hostile files made here', () => {
  it('are answered at every door, whatever they are, and leave the memory as it was', async () => {
    const files = await handmade();
    for (const door of doors) await send(door, 'first.csv', Buffer.from('name\nx'));
    const before = process.memoryUsage().rss;
    for (const [name, bytes] of Object.entries(files)) {
      const told = await Promise.all(doors.map((door) => send(door, name, bytes)));
      expect(told[0]?.reason, name).toMatch(/^(FILE_|IMAGE_TOO_LARGE)/);
      for (const { text } of told) expect(text).not.toMatch(/root:.*:0:0|ENOENT|node_modules/);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
    expect(existsSync('/tmp/slipped')).toBe(false);
    expect(({} as { b?: string }).b).toBeUndefined();
  }, 120_000);
});

describe.skipIf(!existsSync(NEGATIVE))('the collection of hostile files', () => {
  const all = readdirSyncDeep(NEGATIVE).filter((name) => !/MANIFEST|filenames\.json|\.sh$/.test(name));
  const read = (name: string): Uint8Array => readFileSync(join(NEGATIVE, name));

  it('is answered at every door and never unpacked into the memory', async () => {
    const before = process.memoryUsage().rss;
    for (const name of all) for (const door of doors) await send(door, name, read(name));
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 * 1024);
  }, 240_000);

  it('is treated as its list says', async () => {
    // Those of `pillow` test decoders: some are only unusual, and drawn anew.
    const refused = all
      .filter((name) => !name.startsWith('pillow'))
      .filter((name) =>
        /^pngsuite_invalid|\.(svg|zip|pdf|xlsx)$|html_named|exe_named|empty|only_magic|bomb|lottapixel|65500|^truncated|gif_js/.test(
          name,
        ),
      );
    expect(refused.length).toBeGreaterThan(25);
    for (const name of refused)
      expect([name, (await send('upload', name, read(name))).reason]).not.toEqual([name, 'OK']);
    for (const name of ['jpg_zip_polyglot.jpg', 'PHP_exif_system.jpg', 'png_extension_is_jpeg.png'])
      expect([name, (await send('upload', name, read(name))).reason]).toEqual([name, 'OK']);
    for (const name of ['png_bomb_16x9_64000x36000.png', 'png_bomb_30000x30000_1bit.png', 'lottapixel.jpg'])
      expect([name, (await send('upload', name, read(name))).reason]).toEqual([name, 'IMAGE_TOO_LARGE']);
    const items = async (name: string) => (await send('items', name, read(name))).reason;
    expect(await items('import_check_items_500.xlsx')).toBe('OK');
    expect(await items('import_check_items_501.xlsx')).toBe('TOO_MANY_ITEMS');
    expect(await items('import_200k_rows.xlsx')).toBe('TOO_MANY_ITEMS');
    expect(await items('xlsx_entity_bomb.xlsx')).toBe('IMPORT_UNREADABLE');
    for (const door of ['members', 'departments'] as const) {
      // Its entities are in a part that no cell is in: they are never unfolded.
      const { text } = await send(door, 'xlsx_entity_bomb.xlsx', read('xlsx_entity_bomb.xlsx'));
      expect([door, text.length < 5_000, text.includes('lol')]).toEqual([door, true, false]);
      const { reason } = await send(door, 'import_200k_rows.xlsx', read('import_200k_rows.xlsx'));
      expect([door, reason]).toEqual([door, 'INPUT_REFUSED']);
    }
    expect((await send('shops', 'import_200k_rows.xlsx', read('import_200k_rows.xlsx'))).reason).not.toBe('OK');
  }, 120_000);

  it('keeps names that neither mislead nor leave their folder', async () => {
    const names = JSON.parse(await readFile(join(NEGATIVE, 'filenames.json'), 'utf8')) as string[];
    const photo = await blank(8, 8).jpeg().toBuffer();
    for (const name of names) {
      const { reason, text } = await send('upload', name, photo);
      expect([name, reason]).toEqual([name, 'OK']);
      const [file] = (JSON.parse(text) as { data: { name: string; path: string }[] }).data;
      expect(file?.name).toMatch(/^[^\p{Cc}\p{Cf}/\\]{1,120}$/u);
      expect(file?.path).toMatch(/^\/[0-9a-f]{2}\/[0-9a-f]{62}$/);
    }
  });
});

describe.skipIf(!existsSync(SUITE))('the collection of JSON texts', () => {
  it('is read where it is JSON and refused where it is not, always by the envelope', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rondo-json-'));
    await promisify(execFile)('tar', ['xzf', SUITE, '-C', folder]);
    const files = readdirSyncDeep(folder).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    for (const name of files) {
      const body = await readFile(join(folder, name));
      const response = await fetch(`${w.base}/customer/login/password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [HEADER.language]: 'en-US' },
        body,
      });
      const { code } = JSON.parse(await response.text()) as { code: number };
      // What can be read comes as far as the signature, which is missing.
      const read = reasonOf(code) === 'SIGNATURE_REFUSED';
      const kind = name.split('/').at(-1)?.charAt(0);
      const isEmpty = body.length === 0;
      if (response.status >= 500 || (!read && reasonOf(code) !== 'INPUT_REFUSED')) wrong.push(`${name} ${code}`);
      else if (kind === 'n' && read && !isEmpty) wrong.push(`${name} was read`);
      else if (kind === 'y' && !read && !/__proto__|dup/.test(body.toString())) wrong.push(`${name} was refused`);
    }
    await rm(folder, { recursive: true, force: true });
    expect(wrong).toEqual([]);
  });
});

function readdirSyncDeep(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
