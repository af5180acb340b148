import { expect, it } from 'vitest';
import { timeText } from './mails.ts';

it('a mail names the zone behind the time, in the reader’s language', () => {
  const at = new Date('2026-11-25T07:38:00Z');
  expect(timeText(at, 'en-US', 'Asia/Shanghai')).toBe('November 25, 2026 at 15:38 (China Standard Time)');
  expect(timeText(at, 'zh-CN', 'Asia/Shanghai')).toBe('2026年11月25日 15:38（中国标准时间）');
  expect(timeText(at, 'zh-CN', 'Europe/London')).toBe('2026年11月25日 07:38（格林尼治标准时间）');
});
