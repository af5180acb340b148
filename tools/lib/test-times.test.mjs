import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './repository.mjs';
import { featureOf, featureTimes, fileTimes, timeLine } from './test-times.mjs';

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-times-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a test file belongs to the feature whose folder or whose noun it has, else to itself', () => {
  expect(featureOf('apps/server/src/features/shop/import.test.ts')).toBe('shop');
  expect(featureOf('apps/web/src/features/role/tree/tree.test.tsx')).toBe('role');
  expect(featureOf('packages/domain/src/role-edit.test.ts')).toBe('role');
  expect(featureOf('e2e/rectification.test.ts')).toBe('rectification');
  expect(featureOf('e2e/navigation.test.ts')).toBe('e2e/navigation.test.ts');
});

it('files run two at a time: a feature takes half of what its files took, the slowest first', () => {
  const report = join(folder, 'report.json');
  const ran = (/** @type {string} */ name, /** @type {number} */ seconds) => ({
    name: join(root, name),
    startTime: 1_000,
    endTime: 1_000 + seconds * 1000,
  });
  const testResults = [
    ran('e2e/shop.test.ts', 4),
    ran('apps/server/src/features/shop/shop.test.ts', 2),
    ran('e2e/live.test.ts', 5),
  ];
  writeFileSync(report, JSON.stringify({ testResults }));
  const files = fileTimes(report);
  expect(files.map(timeLine)).toEqual([
    '     2.5 s  e2e/live.test.ts',
    '     2.0 s  e2e/shop.test.ts',
    '     1.0 s  apps/server/src/features/shop/shop.test.ts',
  ]);
  expect(featureTimes(files)).toEqual([
    { name: 'shop', seconds: 3 },
    { name: 'e2e/live.test.ts', seconds: 2.5 },
  ]);
});
