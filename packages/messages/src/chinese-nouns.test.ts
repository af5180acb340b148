import { FEATURES } from '@rondo/domain/features.gen';
import { expect, it } from 'vitest';
import type { Bundle } from './fill.ts';
import { messages } from './zh-CN/index.gen.ts';

const textsOf = (part: Bundle | string): string[] =>
  typeof part === 'string' ? [part] : Object.values(part).flatMap(textsOf);

/** Without the slots: `{shop}` is a name in the code. */
const TEXTS = textsOf(messages).map((text) => text.replace(/\{[^}]*\}/g, ''));

/** `store visit`; the name of a feature of one word may be a word of its own, such as AI, so it counts as it is written in code only. */
const nounIn = (noun: string): RegExp =>
  noun.includes('-') ? new RegExp(`\\b${noun.replaceAll('-', '[ -]')}`, 'i') : new RegExp(`(?<![\\w.])${noun}(?!\\w)`);

it('a Chinese text calls what a feature is about by its Chinese word', () => {
  const left = FEATURES.flatMap(({ noun }) => TEXTS.filter((text) => nounIn(noun).test(text)));
  expect(left).toEqual([]);
});
