import { expect, it } from 'vitest';
import { copiesIn } from './lib/one-place.mjs';

const somewhere = 'apps/server/src/features/shop/shop.jobs.ts';

it('a length of time is not declared again', () => {
  expect(copiesIn(somewhere, 'const x = 1;\nconst HOUR_MS = 60 * MINUTE_MS;\n')).toEqual([
    `${somewhere}:2: const HOUR_MS = 60 * MINUTE_MS; (it has its place in packages/domain/src/duration.ts)`,
  ]);
  expect(copiesIn(somewhere, 'export const KEPT_MS = 7 * 86_400_000;')).toHaveLength(1);
  expect(copiesIn(somewhere, 'export const KEPT_MS = 7 * DAY_MS;')).toEqual([]);
});

it('its own place and a test may spell it out', () => {
  expect(copiesIn('packages/domain/src/duration.ts', 'export const HOUR_MS = 3_600_000;')).toEqual([]);
  expect(copiesIn('packages/domain/src/deadline.test.ts', 'const HOUR = 3_600_000;')).toEqual([]);
});

it('the type of the translating function is declared once', () => {
  expect(copiesIn('apps/web/src/features/shop/draft.ts', 'type Translate = (key: MessageKey) => string;')).toHaveLength(
    1,
  );
});
