import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODES } from '@rondo/contract/kit/codes';
import { plainText } from '@rondo/domain/rich-text';
import { messages as english } from '@rondo/messages/en-US/index.gen';
import type { Bundle } from '@rondo/messages/fill';
import { messages as chinese } from '@rondo/messages/zh-CN/index.gen';
import { expect, it } from 'vitest';
import { NOT_FOUND, ROUTES } from '../../app/routes.tsx';
import { ARTICLES, ORDER } from './article-list.ts';
import { blocksOf } from './blocks-of.ts';
import { articleAt, EXPLAINED, topicOf } from './find-article.ts';

const repeated = (all: readonly string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at);

it('every page has one article', () => {
  const paths = [...ROUTES, NOT_FOUND].map(({ path }) => path);
  expect(paths.filter((path) => !articleAt(path))).toEqual([]);
  const explained = ARTICLES.flatMap(({ routes = [] }) => routes);
  expect(repeated(explained)).toEqual([]);
  expect(explained.filter((path) => !paths.includes(path))).toEqual([]);
});

it('a page that shows something else for a while has the article of that beside it', () => {
  const dispatching = new URLSearchParams('tab=handled&dispatch=1');
  for (const path of ['/task', '/inspect/cycle']) expect(articleAt(path, dispatching)?.id).toBe('dispatch');
  expect(articleAt('/task', new URLSearchParams('tab=handled'))?.id).toBe('task');
  expect(articleAt('/user/member', dispatching)?.id).toBe('member');
  const paths = ROUTES.map(({ path }) => path);
  for (const { during } of ARTICLES) expect(during?.routes.filter((path) => !paths.includes(path)) ?? []).toEqual([]);
});

it('every error that the server can answer with is explained, once', () => {
  const reasons = Object.keys(CODES).filter((reason) => reason !== 'OK');
  const explained = EXPLAINED.map(({ reason }) => reason);
  expect(reasons.filter((reason) => !explained.some((one) => one === reason))).toEqual([]);
  expect(repeated(explained)).toEqual([]);
  for (const { code, reason } of EXPLAINED) expect(topicOf(`code-${code}`)).toMatchObject({ kind: 'code', reason });
});

it('an article or an error that is not there has no topic', () => {
  for (const id of ['nothing', 'code-1', 'code-20000', 'code-']) expect(topicOf(id)).toBeUndefined();
});

it('every file of the folder is listed, under its own name', () => {
  const files = readdirSync(join(import.meta.dirname, 'articles')).filter((file) => file !== 'article.ts');
  expect(ARTICLES.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
});

it('the order of the help centre names only articles, each once', () => {
  const ids = ARTICLES.map(({ id }) => id);
  expect(ORDER.filter((id) => !ids.includes(id))).toEqual([]);
  expect(repeated(ORDER)).toEqual([]);
});

it('an article names only articles that are there, and not itself', () => {
  const ids = ARTICLES.map(({ id }) => id);
  for (const { id, related = [] } of ARTICLES)
    expect([id, related.filter((next) => next === id || !ids.includes(next))]).toEqual([id, []]);
});

it('both languages say the same: block by block, with as many steps and points', () => {
  const shape = (text: string) =>
    blocksOf(text).map((block) => (block.kind === 'list' ? `${block.kind} ${block.items.length}` : block.kind));
  for (const article of ARTICLES)
    expect([article.id, shape(article['zh-CN'].text)]).toEqual([article.id, shape(article['en-US'].text)]);
});

it('an article about pages says enough to be of use, and not more than is read', () => {
  for (const article of ARTICLES.filter(({ routes }) => routes)) {
    const english = plainText(blocksOf(article['en-US'].text)).split(/\s+/).length;
    const chinese = plainText(blocksOf(article['zh-CN'].text)).length;
    expect([article.id, english], `${english} words`).toEqual([article.id, expect.toSatisfy(isReadable)]);
    expect([article.id, chinese], `${chinese} letters`).toEqual([article.id, expect.toSatisfy(isReadable)]);
  }
});

const isReadable = (count: number): boolean => count >= 120 && count <= 450;

it('a text has the punctuation of its language, and no letters of the other', () => {
  const texts = (language: 'zh-CN' | 'en-US') => [
    ...ARTICLES.flatMap((article) => [article[language].title, article[language].text]),
    ...EXPLAINED.map(({ text }) => text[language]),
  ];
  expect(texts('en-US').filter((text) => /[、，。；：！？（）]|\p{Script=Han}/u.test(text))).toEqual([]);
  expect(texts('zh-CN').filter((text) => /\p{Script=Han}[,;!?:]|[,;!?:]\p{Script=Han}/u.test(text))).toEqual([]);
});

const ASKED: readonly string[] = ['assistant', 'unanswered'];

it('an English text calls each thing by its one word', () => {
  const glossary = readFileSync(join(import.meta.dirname, '../../../../../docs/glossary.md'), 'utf8');
  const section = glossary.split('\n## Words on the screen\n')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const never = rows.slice(2).flatMap((row) => (row.split('|')[4] ?? '').trim().split(', '));
  expect(never).toContain('outlet');
  const lines = [
    ...ARTICLES.flatMap(({ id, 'en-US': { title, text } }) =>
      // What the assistant is asked are questions; a check item never is one.
      [title, ...text.split('\n')].map((line) => (ASKED.includes(id) ? line.replace(/questions?/gi, '') : line)),
    ),
    ...EXPLAINED.map(({ text }) => text['en-US']),
  ].map((line) => line.replace(/audit log/gi, ''));
  const wrong = never
    .filter((word) => word !== '')
    .flatMap((word) => lines.filter((line) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(line)));
  expect(wrong).toEqual([]);
});

it('a label that a text quotes is one that the pages show', () => {
  const textsOf = (bundle: Bundle): string[] =>
    Object.values(bundle).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
  for (const [language, shown] of [
    ['zh-CN', textsOf(chinese)],
    ['en-US', textsOf(english)],
  ] as const) {
    const written = [...ARTICLES, ...EXPLAINED].map((one) => ('code' in one ? one.text[language] : one[language].text));
    const quoted = written.flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label));
    const labels = shown.map((text) => text.toLowerCase());
    expect(quoted.filter((label) => !labels.some((text) => text.includes(label.toLowerCase())))).toEqual([]);
  }
});
