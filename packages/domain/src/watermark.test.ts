import { expect, it } from 'vitest';
import { MARK_LOOKS, markContrast, markPaint, watermarkSvg, watermarkText, watermarkTile } from './watermark.ts';

const me = {
  watermark: 1,
  watermarkDate: 1,
  watermarkName: 1,
  watermarkAccount: 1,
  name: '周岚',
  mobile: '13812345678',
  mail: 'a.b@x.com',
  registerType: 1,
  timeZone: 'Asia/Shanghai',
} as const;
/** 2026-11-20 00:30 in Shanghai, the day before in UTC. */
const NOW = new Date('2026-11-19T16:30:00Z');

it('joins the date in the company zone, the name and the last 4 digits of the phone', () => {
  expect(watermarkText(me, NOW)).toBe('20261120 周岚 5678');
});

it('takes the part before the at-sign for e-mail registration', () => {
  expect(watermarkText({ ...me, registerType: 2 }, NOW)).toBe('20261120 周岚 a.b');
});

it('leaves out what is switched off or missing', () => {
  expect(watermarkText({ ...me, watermarkDate: 0, watermarkName: 0 }, NOW)).toBe('5678');
  expect(watermarkText({ ...me, mobile: null }, NOW)).toBe('20261120 周岚');
});

it('is empty when it is off', () => {
  expect(watermarkText({ ...me, watermark: 0 }, NOW)).toBe('');
});

it('changes its date at midnight in the company zone', () => {
  const dateAt = (at: string) => watermarkText({ ...me, watermarkName: 0, watermarkAccount: 0 }, new Date(at));
  expect([dateAt('2026-11-20T15:59:59Z'), dateAt('2026-11-20T16:00:00Z')]).toEqual(['20261120', '20261121']);
});

it('is laid on a tile that is larger where the text is longer', () => {
  const short = watermarkTile('20261120 周岚 5678');
  const long = watermarkTile(`20261120 ${'很'.repeat(30)} somebody.with.a.long.name`);
  expect(short).toEqual({ width: 300, height: 180, sizePx: 13 });
  expect(long.width).toBeGreaterThan(700);
  expect(watermarkTile('周岚', 26)).toEqual({ width: 600, height: 360, sizePx: 26 });
});

it('is drawn with nothing of a name taken for markup', () => {
  const svg = watermarkSvg('</text><script>"x"&', watermarkTile('x'), 'fill="gray"');
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&#60;/text&#62;');
});

it.each(['page', 'picture'] as const)(
  'on a %s its contrast stays in its range on white, black and every grey between',
  (look) => {
    const { least, most } = MARK_LOOKS[look].contrast;
    for (let grey = 0; grey <= 255; grey += 1) {
      expect(markContrast(look, grey), `grey ${grey}`).toBeGreaterThanOrEqual(least);
      expect(markContrast(look, grey), `grey ${grey}`).toBeLessThanOrEqual(most);
    }
  },
);

it('has dark letters with a light rim, both as strong as each other', () => {
  const paint = markPaint('page', 16);
  expect(paint).toContain('fill="#000000" stroke="#FFFFFF" stroke-width="2"');
  expect(paint).toContain('paint-order="stroke" opacity="0.08"');
});
