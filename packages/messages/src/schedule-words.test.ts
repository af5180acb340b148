import { expect, it } from 'vitest';
import { type MessageKey, type Params, translate } from './index.ts';
import { scheduleWords } from './schedule-words.ts';

const speech = {
  t: (key: MessageKey, params: Params = {}) => translate('zh-CN', key, params),
  list: (parts: string[]) => parts.join('、'),
};
const said = (days: Parameters<typeof monthly>[0]) =>
  scheduleWords(speech, { recurrence: monthly(days), startTime: '09:00', randomUntil: null });
const monthly = (days: ({ kind: 'date'; date: number } | { kind: 'last' })[]) => ({
  frequency: 'monthly' as const,
  days,
});

it('a number stands apart from the Chinese before it', () => {
  expect(
    said([
      { kind: 'date', date: 1 },
      { kind: 'date', date: 15 },
    ]),
  ).toBe('每月 1 日、15 日 09:00');
  expect(said([{ kind: 'last' }])).toBe('每月最后一天 09:00');
});
