import { expect, it } from 'vitest';
import { spelled } from './spelling.ts';

const KNOWN: Record<string, string[]> = {
  陈一鸣: ['chen', 'yi', 'ming'],
  'Lime 门店 2': ['Lime ', 'men', 'dian', ' 2'],
  '……': ['……'],
  '': [],
};
const syllables = (text: string): string[] => KNOWN[text] ?? [];

it.each([
  ['陈一鸣', 'chenyiming cym'],
  ['Lime 门店 2', 'limemendian2 lmd2'],
  ['……', ''],
  ['', ''],
])('%s is typed as %s', (words, typed) => {
  expect(spelled(words, syllables)).toBe(typed);
});
