import { expect, it } from 'vitest';
import { detailLink } from './links.ts';

it('narrows the pictures of a store as the cards were narrowed, by AI label and tag too', () => {
  const narrowed = 'tab=ai&aiKind=off_post&aiKind=crowd&tag=%E9%99%88%E5%88%97&source=ai&page=3&groupId=g1';
  expect(detailLink('s1', `?${narrowed}`)).toBe(
    '/album/detail?shop=s1&tab=ai&source=ai&tag=%E9%99%88%E5%88%97&aiKind=off_post&aiKind=crowd',
  );
});
