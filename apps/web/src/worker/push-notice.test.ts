import { expect, it } from 'vitest';
import { readPush } from './push-notice.ts';

const ORIGIN = 'https://rondo.test';
const push = (url: string) => JSON.stringify({ title: 'New task', body: 'Camden', url, tag: 'm1' });

it('opens where the browser has Rondo from, and nothing elsewhere', () => {
  const open = (url: string) => readPush(push(url), ORIGIN)?.url;
  expect(open('https://rondo.test/web/message?go=1')).toBe('https://rondo.test/web/message?go=1');
  expect(open('https://other.example/web/message?go=1')).toBe('https://rondo.test/web/message?go=1');
  expect(open('/web/message?unread=true')).toBe('https://rondo.test/web/message?unread=true');
  expect(open('https://other.example/phish')).toBe('https://rondo.test/web/message');
  expect(open('javascript:alert(1)')).toBe('https://rondo.test/web/message');
});

it.each(['', 'no JSON', '1', '{}', '{"title":1,"body":"","url":"/","tag":""}'])('%s is no push', (text) => {
  expect(readPush(text, ORIGIN)).toBe(null);
});
