import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messages as en } from '@rondo/messages/en-US/index.gen';
import type { Bundle } from '@rondo/messages/fill';
import { messages as zh } from '@rondo/messages/zh-CN/index.gen';
import { beforeAll, expect, it } from 'vitest';
import { planOf } from '../../text-parts.ts';

const repository = join(import.meta.dirname, '../../../..');
let plan: Awaited<ReturnType<typeof planOf>>;

beforeAll(async () => {
  plan = await planOf(repository);
}, 30_000);

const keysOf = (bundle: Bundle, path = ''): string[] =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
const parts = () => ['frame', ...plan.pages.keys()];

it('what any module of the application says is in the part of those who show it', () => {
  const src = join(repository, 'apps/web/src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    // The gallery of the kit is no part of a build.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^app\/kit|^worker\//.test(file))
    .map((file) => join(src, file));
  const shown = new Set(parts().flatMap((part) => keysOf(plan.textsOf('zh-CN', part))));
  expect([...plan.keysIn(files)].filter((key) => !shown.has(key))).toEqual([]);
});

it('both languages have the same parts', () => {
  for (const part of parts())
    expect(keysOf(plan.textsOf('en-US', part)).toSorted()).toEqual(keysOf(plan.textsOf('zh-CN', part)).toSorted());
  expect(keysOf(en)).toHaveLength(keysOf(zh).length);
});

it('the first page pays for the frame and itself: less than half of all texts, whichever page it is', () => {
  const size = (bundle: Bundle): number => JSON.stringify(bundle).length;
  const frame = size(plan.textsOf('en-US', 'frame'));
  for (const page of plan.pages.keys())
    expect([page, (frame + size(plan.textsOf('en-US', page))) / size(en)]).toEqual([
      page,
      expect.toSatisfy((part: number) => part < 0.5),
    ]);
});
