import { LIVE_PAGES } from '@rondo/domain/page';
import { translate } from '@rondo/messages';
import { expect, it } from 'vitest';
import { joinFeatures } from '../app/join-features.ts';
import { pageName, pageOf } from './page-names.ts';

joinFeatures();

it.each(['zh-CN', 'en-US'] as const)('every page has a name of its own in %s', (language) => {
  const names = LIVE_PAGES.map((path) => translate(language, pageName(path)));
  expect(names).toContain(language === 'zh-CN' ? '门店' : 'Stores');
  expect(new Set(names).size).toBe(LIVE_PAGES.length);
});

it('a page that this version does not know has none', () => {
  expect(pageOf('/user/role')).toBe('/user/role');
  expect(pageOf('/elsewhere')).toBeNull();
});
