import { PAGE_PATHS } from '@rondo/domain/page';
import { translate } from '@rondo/messages';
import { expect, it } from 'vitest';
import { PAGE_NAME, pageOf } from './page-name.ts';

it.each(['zh-CN', 'en-US'] as const)('every page has a name of its own in %s', (language) => {
  const names = PAGE_PATHS.map((path) => translate(language, PAGE_NAME[path]));
  expect(new Set(names).size).toBe(PAGE_PATHS.length);
});

it('a page that this version does not know has none', () => {
  expect(pageOf('/user/role')).toBe('/user/role');
  expect(pageOf('/elsewhere')).toBeNull();
});
