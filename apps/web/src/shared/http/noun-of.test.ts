import { expect, it } from 'vitest';
import { nounOf } from './noun-of.ts';

it.each([
  ['/inspect/V3/task/pending/count', 'task'],
  ['/customer/staff/apply/count', 'staff'],
  ['/push/messageCenter/message/read', 'messageCenter'],
  ['/shop/list', 'list'],
  ['/shop', 'shop'],
])('%s is about %s', (path, noun) => {
  expect(nounOf(path)).toBe(noun);
});
