import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartFailure } from '../one-line-failure.ts';
import { factsOf, factsOfLink } from './file-facts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-facts-'));
  await writeFile(join(folder, 'file'), 'four');
  await symlink('nowhere', join(folder, 'link'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file has its facts, a missing one has none', async () => {
  expect(await factsOf(join(folder, 'file'))).toMatchObject({ size: 4 });
  expect(await factsOf(join(folder, 'missing'))).toBeNull();
});

test('a link that leads nowhere is there itself', async () => {
  expect(await factsOf(join(folder, 'link'))).toBeNull();
  expect(await factsOfLink(join(folder, 'link'))).not.toBeNull();
});

test('what cannot be read does not look empty: the start ends with one line', async () => {
  const belowFile = join(folder, 'file', 'data');
  await expect(factsOf(belowFile)).rejects.toThrow(StartFailure);
  await expect(factsOfLink(belowFile)).rejects.toThrow(`${belowFile} cannot be read (ENOTDIR)`);
});
