import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('a book of 16,000 pictures, 320 MB of them, costs a node less than 150 MB', async () => {
  const script = 'apps/server/test/picture-book-memory.ts';
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  const { grownMb, bytes } = JSON.parse(stdout) as { grownMb: number; bytes: number };
  expect(bytes).toBeGreaterThan(320_000_000);
  expect(grownMb).toBeLessThan(150);
}, 60_000);
