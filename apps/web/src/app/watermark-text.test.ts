import { expect, it } from 'vitest';
import { watermarkText } from './watermark-text.ts';

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
const NOW = Date.parse('2026-11-19T16:30:00Z');

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
