import { fileApi as api } from '@rondo/contract/file';
import { sessionApi } from '@rondo/contract/session';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let uploader: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  uploader = await company.member({ role: 'inspector' });
});
afterAll(() => w.stop());

const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } });
const jpeg = (width = 64, height = 48) => blank(width, height).jpeg().toBuffer();

function upload(who: Person, ...files: { name: string; bytes: Uint8Array }[]) {
  return who.call(api.upload, { source: 'camera', takenAt: '2026-11-20T02:00:00.000Z' }, { files });
}

async function one(who: Person, bytes: Uint8Array, name = 'photo.jpg') {
  const [ref] = await upload(who, { name, bytes });
  if (!ref) throw new Error('nothing came back');
  return ref;
}

/** The signed call that an application makes before it shows a picture. */
async function resolve(who: Person, path: string, method: 'GET' | 'POST' = 'GET') {
  const at = { ...api.resolve, method, path: `${api.resolve.path}${path}` as `/${string}` };
  return who.call(at, {});
}

/** What an element does with the address: no headers but its own. */
const load = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${w.base}${url}`, { headers, method });

const reason = (answer: Promise<unknown>) =>
  answer.then(
    () => 'accepted',
    (error: Refused) => error.reason,
  );

async function refusalOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : body;
}

describe('an upload', () => {
  it('sent several times at once under one request is one file, with the same answer', async () => {
    const who = await company.member({ role: 'inspector' });
    const bytes = await jpeg(50, 40);
    const request = { source: 'camera', requestId: requestId() } as const;
    const send = () => who.call(api.upload, request, { files: [{ name: 'signature.png', bytes }] });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(new Set(answers.map(([ref]) => ref?.id)).size).toBe(1);
    expect(await w.sql('select id from file where created_by = $1', [who.id])).toHaveLength(1);
    await upload(who, { name: 'signature.png', bytes });
    expect(await w.sql('select id from file where created_by = $1', [who.id])).toHaveLength(2);
  });

  it('answers the pictures in the order sent, with their sizes, when and how they were taken', async () => {
    const refs = await upload(
      uploader,
      { name: 'first.jpg', bytes: await jpeg(64, 48) },
      { name: 'second.png', bytes: await blank(20, 30, 0.5).png().toBuffer() },
    );
    expect(refs.map((r) => [r.name, r.mime, r.width, r.height])).toEqual([
      ['first.jpg', 'image/jpeg', 64, 48],
      ['second.png', 'image/webp', 20, 30],
    ]);
    const [row] = await w.sql<{ source: string; taken_at: Date }>('select source, taken_at from file where id = $1', [
      refs[0]?.id,
    ]);
    expect(row).toEqual({ source: 'camera', taken_at: new Date('2026-11-20T02:00:00.000Z') });
  });

  it('honours the orientation and keeps position and device out of what it stores', async () => {
    const turned = await blank(60, 20)
      .jpeg()
      .withExif({ IFD0: { Model: 'Spy 1' }, IFD3: { GPSLatitude: '31/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const ref = await one(uploader, turned);
    expect([ref.width, ref.height]).toEqual([20, 60]);
    for (const path of [ref.path, ref.thumbPath ?? '']) {
      const bytes = Buffer.from(await (await load((await resolve(uploader, path)).url)).arrayBuffer());
      const shown = await sharp(bytes).metadata();
      expect([shown.width, shown.height, shown.orientation, shown.exif]).toEqual([20, 60, undefined, undefined]);
      expect(bytes.includes('Spy 1')).toBe(false);
    }
  });

  it('makes large pictures smaller and a small copy of each', async () => {
    const ref = await one(uploader, await jpeg(4000, 1000));
    expect([ref.width, ref.height]).toEqual([2560, 640]);
    const small = await (await load((await resolve(uploader, ref.thumbPath ?? '')).url)).arrayBuffer();
    expect((await sharp(Buffer.from(small)).metadata()).width).toBe(480);
  });

  it('keeps the same picture once', async () => {
    const bytes = await jpeg(31, 17);
    const [a, b] = [await one(uploader, bytes), await one(uploader, bytes)];
    expect(a.path).toBe(b.path);
    expect(a.id).not.toBe(b.id);
  });

  it('keeps a name that cannot mislead', async () => {
    const ref = await one(uploader, await jpeg(), '..\\..\\x\u202egpj.照片\u0000.jpg');
    expect(ref.name).toBe('xgpj.照片.jpg');
  });
});

describe('what is no picture', () => {
  it('is refused by its bytes, whatever it is called', async () => {
    const hostile: Record<string, Uint8Array> = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      html: Buffer.from('<html><script>alert(1)</script>'),
      program: Buffer.from('MZ\x90\x00'),
      empty: Buffer.alloc(0),
      heic: Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
    };
    for (const [name, bytes] of Object.entries(hostile))
      expect([name, await reason(one(uploader, bytes))]).toEqual([name, 'FILE_TYPE_REFUSED']);
  });

  it('is told apart from what is broken, and a phone’s own format is told what to do', async () => {
    expect(await reason(one(uploader, Buffer.from('GIF89a/*\0\0*/=1;alert(1)')))).toBe('FILE_BROKEN');
    expect(await reason(one(uploader, (await jpeg(400, 400)).subarray(0, 900)))).toBe('FILE_BROKEN');
    const heic = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1');
    const refused = await one(uploader, heic, 'IMG_1.HEIC').catch((error: Refused) => error.data);
    expect(refused).toMatchObject({ name: 'IMG_1.HEIC', advice: expect.stringContaining('JPEG') });
  });

  it('is not unpacked when its header promises too many pixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await reason(one(uploader, bomb))).toBe('IMAGE_TOO_LARGE');
  });

  it('loses what is appended or hidden in it', async () => {
    const ref = await one(uploader, Buffer.concat([await jpeg(), Buffer.from('<?php system($_GET[0]); ?>PK\x03\x04')]));
    const bytes = Buffer.from(await (await load((await resolve(uploader, ref.path)).url)).arrayBuffer());
    expect(bytes.includes('php')).toBe(false);
  });

  it('is refused above 20 MB, and nothing of the form is entered', async () => {
    const [before] = await w.sql('select count(*) from file');
    const big = Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024)]);
    expect(await reason(upload(uploader, { name: 'a', bytes: await jpeg(9, 9) }, { name: 'b', bytes: big }))).toBe(
      'FILE_TOO_LARGE',
    );
    expect(await reason(uploader.call(api.upload, {}))).toBe('INPUT_REFUSED');
    expect(await w.sql('select count(*) from file')).toEqual([before]);
  });
});

describe('a form that is none', () => {
  it('is refused in the words of the wire, whatever is wrong with it', async () => {
    const sent = compose(api.upload, {}, uploader, { now: w.clock.now().getTime() });
    const post = async (type: string, body: string) => {
      const headers = { ...sent.headers, 'content-type': type };
      const response = await fetch(`${w.base}${sent.url}`, { method: 'POST', headers, body });
      return [response.status, await refusalOf(response)];
    };
    const form = 'multipart/form-data; boundary=x';
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
    expect(await post(form, part)).toEqual([200, 90400]);
    expect(await post(form, 'nothing like it')).toEqual([200, 90400]);
    expect(await post('multipart/form-data', part)).toEqual([200, 90400]);
    expect(await post('application/json', '{}')).toEqual([415, 90415]);
    expect(await post(form, `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--`)).toEqual([
      200, 90400,
    ]);
    expect(await post(form, `--x\r\ncontent-disposition: form-data; name="takenAt"\r\n\r\nnow\r\n--x--`)).toEqual([
      200, 90400,
    ]);
    const ten = Array.from({ length: 10 }, () => part).join('\r\n');
    expect(await post(form, `${ten}\r\n--x--`)).toEqual([413, 90413]);
  });
});

describe('an address', () => {
  it('gives the bytes by any method, whole or in part, and says what a browser must know', async () => {
    const ref = await one(uploader, await jpeg(65, 48), '店 (1)’s.jpg');
    const { url, expiresAt } = await resolve(uploader, ref.path, 'POST');
    expect(Date.parse(expiresAt) - w.clock.now().getTime()).toBeGreaterThan(9 * 60_000);
    const whole = await load(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': 'private, max-age=600, immutable',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''%E5%BA%97%20%281%29%E2%80%99s.jpg",
    });
    const part = await load(url, { range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6));
    const tail = await load(url, { range: 'bytes=-3' });
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(bytes.subarray(-3));
    expect((await load(url, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect((await load(url, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
    const head = await load(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('is for one path, for ten minutes, for a living session, and cannot be altered', async () => {
    const [a, b] = [await one(uploader, await jpeg(11, 12)), await one(uploader, await jpeg(13, 14))];
    const guest = await company.member({ role: 'administrator' });
    const own = await one(guest, await jpeg(15, 16));
    const { url } = await resolve(uploader, a.path);
    const last = (await resolve(guest, own.path)).url;
    expect(await refusalOf(await load(url.replace(a.path, b.path)))).toBe(20001);
    expect(await refusalOf(await load(url.replace(/s=.{4}/, 's=AAAA')))).toBe(20001);
    expect(await refusalOf(await load(url.replace(/e=\d+/, 'e=9999999999')))).toBe(20001);
    expect(await refusalOf(await load(`${api.resolve.path}${a.path}`))).toBe(20001);
    await guest.call(sessionApi.signOut, {});
    expect(await refusalOf(await load(last))).toBe(90017);
    w.clock.advance(10 * 60_000 + 1_000);
    expect(await refusalOf(await load(url))).toBe(20001);
  });

  it('is only given for a path exactly as it was answered', async () => {
    const ref = await one(uploader, await jpeg(17, 18));
    const plain = ref.path.slice(1);
    const paths = [
      '/../../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      `/${plain.toUpperCase()}`,
      `//${plain}`,
      `/${plain}%00`,
      `/${plain}/`,
      `/${company.id}/${plain}`,
      `/00/${'0'.repeat(62)}`,
      '',
    ];
    for (const path of paths) {
      const sent = compose({ ...api.resolve, path: `${api.resolve.path}${path}` as `/${string}` }, {}, uploader, {
        now: w.clock.now().getTime(),
      });
      // The path goes out untouched: fetch would tidy it.
      const answer = await w.app.server.inject({ method: 'GET', url: sent.url, headers: sent.headers });
      expect([path, answer.json().code]).toEqual([path, 90404]);
    }
  });
});

describe('a file', () => {
  const hang = (fileId: string, kind: string, objectId: string, shopId: string | null) =>
    w.sql('insert into file_use (company_id, file_id, object_kind, object_id, shop_id) values ($1, $2, $3, $4, $5)', [
      company.id,
      fileId,
      kind,
      objectId,
      shopId,
    ]);

  it('is seen by its uploader and, once it hangs on something, by those who may see that', async () => {
    const [here, there] = [await company.shop(), await company.shop()];
    const manager = await company.member({ role: 'store_manager', shopIds: [here] });
    const other = await company.member({ role: 'store_manager', shopIds: [there] });
    const ref = await one(uploader, await jpeg(19, 20));
    expect(await reason(resolve(manager, ref.path))).toBe('NOT_FOUND');
    await hang(ref.id, 'record', uploader.id, here);
    expect(await reason(resolve(manager, ref.path))).toBe('accepted');
    expect(await reason(resolve(manager, ref.thumbPath ?? ''))).toBe('accepted');
    expect(await reason(resolve(company.owner, ref.path))).toBe('accepted');
    expect(await reason(resolve(other, ref.path))).toBe('NOT_FOUND');
  });

  it('does not exist for another company, even with the same picture at hand', async () => {
    const stranger = (await w.company()).owner;
    const ref = await one(uploader, await jpeg(21, 22));
    expect(await reason(resolve(stranger, ref.path))).toBe('NOT_FOUND');
  });

  it('needs a signature that fits and a session', async () => {
    const ref = await one(uploader, await jpeg(23, 24));
    expect(await reason(resolve({ ...uploader, call: (e, i, o) => w.call(e, i, null, o) }, ref.path))).toBe(
      'NO_SESSION',
    );
    const skewed = w.clock.now().getTime() + 2 * 3_600_000;
    const at = { ...api.resolve, path: `${api.resolve.path}${ref.path}` as `/${string}` };
    expect(await reason(uploader.call(at, {}, { now: skewed }))).toBe('CLOCK_OFF');
  });
});
