import { expect, it } from 'vitest';
import { GUIDE, type GuideItem, guideRoleOf, guideStuck } from './guide.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const items = GUIDE.store_manager;
const stand = (done: [GuideItem, Date][], skipped: GuideItem[] = []) =>
  guideStuck({ items, doneAt: new Map(done), skipped: new Set(skipped), since: day(1) });

it('somebody stands at the first item that neither a fact nor a skip has ended, since the last fact before it', () => {
  expect(stand([])).toEqual({ item: 'watch', since: day(1) });
  expect(stand([['watch', day(3)]])).toEqual({ item: 'self_inspection', since: day(3) });
  expect(
    stand(
      [
        ['watch', day(3)],
        ['read_announcement', day(9)],
      ],
      ['self_inspection'],
    ),
  ).toEqual({
    ...{ item: 'handle_rectification', since: day(3) },
  });
  expect(stand(items.map((item) => [item, day(2)]))).toBeNull();
  expect(stand([], [...items])).toBeNull();
});

it('whoever has several roles has the list of the greatest', () => {
  expect(guideRoleOf(['inspector', 'administrator'])).toBe('owner');
  expect(guideRoleOf(['inspector', 'store_manager'])).toBe('store_manager');
  expect(guideRoleOf(['staff'])).toBeNull();
});
