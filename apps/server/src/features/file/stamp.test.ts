import { companyApi } from '@rondo/contract/company';
import { fileApi } from '@rondo/contract/file';
import { encode } from '@rondo/contract/kit/sign';
import { contrast, MARK_LOOKS } from '@rondo/domain/watermark';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';
import { dotLetters } from './dot-letters.ts';
import { drawable } from './drawable.ts';
import { stamp } from './stamp.ts';

/** Of nobody. */
const CODE = new Uint8Array(8);

const plain = (width: number, height: number, background = '#7a8794') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Share of pixels that differ clearly between two pictures of the same size. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [left, right] = await Promise.all([a, b].map((one) => sharp(one).removeAlpha().greyscale().raw().toBuffer()));
  if (!left || !right || left.length !== right.length) throw new Error('not the same size');
  let count = 0;
  for (const [at, value] of left.entries()) if (Math.abs(value - (right[at] ?? 0)) > 12) count += 1;
  return count / left.length;
}

describe('a stamped picture', () => {
  it.each([
    [1600, 1200],
    [480, 320],
    [120, 900],
    [40, 40],
  ])('of %i x %i keeps its size and type and has letters in it, not only at one end', async (width, height) => {
    const before = await plain(width, height).jpeg().toBuffer();
    const after = await stamp(before, { text: '20261120 周岚 5678', code: CODE });
    expect(await sharp(after).metadata()).toMatchObject({ width, height, format: 'jpeg' });
    // A stamp of 40 pixels has no room for letters that anybody could read.
    if (width < 100) return;
    const share = await difference(before, after);
    expect(share).toBeGreaterThan(0.003);
    expect(share).toBeLessThan(0.25);
    if (width < 1000) return;
    const corner = { left: width / 2, top: height / 2, width: width / 2, height: height / 2 };
    const cut = (bytes: Buffer) => sharp(bytes).extract(corner).png().toBuffer();
    expect(await difference(await cut(before), await cut(after))).toBeGreaterThan(0.003);
  });

  it.each([0, 40, 128, 255])('shows its mark on grey %i, no fainter and no stronger than the range', async (grey) => {
    const before = await plain(1600, 1200, `rgb(${grey}, ${grey}, ${grey})`).png().toBuffer();
    const after = await stamp(before, { text: '20261120 Lan Zhou', code: CODE });
    expect(await difference(before, after)).toBeGreaterThan(0.003);
    const pixels = await sharp(after).greyscale().raw().toBuffer();
    const strongest = pixels.reduce((most, pixel) => Math.max(most, contrast(pixel, grey)), 1);
    // The code moves a pixel by five levels at most, which counts most on black.
    const { least, most } = MARK_LOOKS.picture.contrast;
    expect(strongest).toBeGreaterThan(least);
    expect(strongest).toBeLessThan(most);
  });

  it('is another one for another reader', async () => {
    const before = await plain(800, 600).jpeg().toBuffer();
    const [one, two] = [
      await stamp(before, { text: '周岚 5678', code: CODE }),
      await stamp(before, { text: '王强 1234', code: CODE }),
    ];
    expect(await difference(one, two)).toBeGreaterThan(0.001);
  });

  it('keeps transparent places as webp', async () => {
    const before = await plain(600, 400).ensureAlpha(0.5).webp().toBuffer();
    const after = await sharp(await stamp(before, { text: 'x y', code: CODE })).metadata();
    expect(after).toMatchObject({ width: 600, height: 400, format: 'webp', hasAlpha: true });
  });
});

describe('a machine without fonts for Chinese', () => {
  it('spells names in pinyin and keeps the rest', () => {
    expect(drawable('20261120 周岚 5678', 'latin')).toBe('20261120 zhoulan 5678');
    expect(drawable('20261120 周岚 5678', 'chinese')).toBe('20261120 周岚 5678');
  });

  it('without any font still draws letters and figures', () => {
    expect(dotLetters('20261120 zhoulan a.b-c_d+e', 9).width).toBe(26 * 6);
    for (const letter of '0123456789abcdefghijklmnopqrstuvwxyz.-_+') expect(dotLetters(letter, 9).path).not.toBe('');
  });
});

describe('saving a picture', () => {
  let w: World;
  let company: Company;
  let path: string;
  beforeAll(async () => {
    w = await world();
    company = await w.company();
    const bytes = await plain(800, 600).jpeg().toBuffer();
    const [file] = await company.owner.call(fileApi.upload, {}, { files: [{ name: 'shelf.jpg', bytes }] });
    path = file?.path ?? '';
  });
  afterAll(() => w.stop());

  /** The address of a stored path, asked for as the web does. */
  async function address(download: boolean): Promise<string> {
    const endpoint = { ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as const };
    const sent = compose(endpoint, download ? { download } : {}, company.owner, { now: w.clock.now().getTime() });
    const answer = await fetch(w.base + sent.url, { headers: sent.headers });
    const { data } = (await answer.json()) as { data: { url: string } };
    return w.base + data.url;
  }
  const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
  const turn = async (watermark: 0 | 1) => {
    const { rev } = await company.owner.call(companyApi.get, {});
    const parts = { watermarkDate: 1, watermarkName: 1, watermarkAccount: 1 } as const;
    await company.owner.call(companyApi.saveWatermark, { rev, watermark, ...parts });
  };

  it('without a watermark gives the file as it is, to be kept', async () => {
    const answer = await fetch(await address(true));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''shelf\.jpg$/);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await bytesOf(await address(false)));
  });

  it('with one gives it with the reader’s mark in it, while the page shows it without', async () => {
    await turn(1);
    const [shown, saved] = [await bytesOf(await address(false)), await bytesOf(await address(true))];
    expect(await difference(shown, saved)).toBeGreaterThan(0.003);
    expect(await sharp(saved).metadata()).toMatchObject({ width: 800, height: 600, format: 'jpeg' });
    await turn(0);
    expect(await bytesOf(await address(true))).toEqual(shown);
    await turn(1);
  });

  it('by an address whose mark nobody can take off, change or blank', async () => {
    const url = new URL(await address(true));
    const mark = url.searchParams.get('w') ?? '';
    expect(Buffer.from(mark, 'base64url').toString()).toContain(company.owner.name);
    for (const change of [
      (p: URLSearchParams) => p.delete('w'),
      (p: URLSearchParams) => p.set('w', ''),
      (p: URLSearchParams) => p.set('w', Buffer.from('somebody else').toString('base64url')),
      (p: URLSearchParams) => p.append('w', ''),
    ]) {
      const altered = new URL(url);
      change(altered.searchParams);
      expect((await fetch(altered)).headers.get('content-type')).toContain('json');
    }
    expect((await fetch(`${url.href}&w=${encode('x')}`)).headers.get('content-type')).toContain('json');
  });
});
