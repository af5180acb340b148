import { translate } from '@rondo/messages';
import { expect, it } from 'vitest';
import { ARTICLES } from './article-list.ts';
import { helpIndex, searchHelp } from './search.ts';

const indexIn = (language: 'zh-CN' | 'en-US') =>
  helpIndex(ARTICLES, language, (reason) => translate(language, `error.${reason}`));
const INDEX = { 'zh-CN': indexIn('zh-CN'), 'en-US': indexIn('en-US') };
const search = (words: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => searchHelp(INDEX[language], words);
const ids = (...asked: Parameters<typeof search>) => search(...asked).map(({ id }) => id);

it('finds Chinese words, the article that is named so first', () => {
  expect(ids('逾期')[0]).toBe('overdue-or-closed');
  expect(ids('月结')[0]).toBe('as-closed-or-now');
});

it('finds a Chinese question that is written without spaces', () => {
  expect(ids('积分为什么少了')[0]).toBe('points-limits');
  expect(ids('摄像头没画面怎么查')[0]).toBe('no-picture');
});

it('asks for every word, wherever it stands', () => {
  expect(ids('整改 申诉')).toContain('rectification');
  expect(ids('整改 申诉').length).toBeLessThan(ids('整改').length);
  expect(ids('整改 没有这个词语呢')).toEqual([]);
});

it('finds English words in any case, and those of the other language too', () => {
  expect(ids('OFFLINE', 'en-US')[0]).toBe('offline-inspections');
  expect(ids('逾期', 'en-US')).toContain('overdue-or-closed');
  expect(ids('gateway')).toContain('edge');
});

it('finds an error by its number and by what it says', () => {
  expect(ids('91037')).toEqual(['code-91037']);
  expect(ids('验证码不正确')).toContain('code-91037');
  expect(ids('password is wrong', 'en-US')).toContain('code-93072');
});

it('articles come before the errors of the same word; an error that somebody read comes first', () => {
  for (const found of [search('申诉'), search('appeal', 'en-US'), search('整改')]) {
    const errors = found.map(({ article }) => article.category === 'error');
    expect(errors).toContain(true);
    expect(errors).toEqual(errors.toSorted((a, b) => Number(a) - Number(b)));
  }
  expect(ids('申诉')[0]).toBe('rectification');
  expect(ids('appeal', 'en-US')[0]).toBe('rectification');
  expect(ids('已经申诉过，只能申诉一次')[0]).toBe('code-93214');
  expect(ids('密码不正确')[0]).toBe('code-93072');
  expect(ids('password is wrong', 'en-US')[0]).toBe('code-93072');
});

it('shows the place where the word stands', () => {
  expect(search('冷静期').find(({ id }) => id === 'company-owner')?.excerpt).toContain('冷静期');
});

it('nothing is found for nothing', () => {
  expect(search('  ')).toEqual([]);
});
