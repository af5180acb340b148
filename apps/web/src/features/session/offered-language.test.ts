import { expect, it } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

it.each([
  ['an English browser that never chose', null, ['en-GB', 'en'], 'en-US'],
  ['English before Chinese, after others', null, ['fr-FR', 'en', 'zh-CN'], 'en-US'],
  ['a Chinese browser', null, ['zh-TW', 'en'], null],
  ['a browser of neither language', null, ['fr-FR'], null],
  ['an English browser that stayed with Chinese', 'zh-CN', ['en-GB'], null],
  ['an English browser that reads English already', 'en-US', ['en-GB'], null],
])('the sign-in page offers English to %s: %s, %j', (_, stored, browser, offered) => {
  expect(offeredLanguage(stored, browser)).toBe(offered);
});
