import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** By how much a node may grow while as many files as it takes are read: 64 MB unpacked and a million cells, twice. */
const MOST_MB = 400;

it.each(['blanks', 'cells', 'separators'])(
  'five files of %s at once, made to be expensive, cost a node little memory',
  async (bomb) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      '--import',
      'tsx',
      'apps/server/test/table-memory.ts',
      bomb,
    ]);
    const { grownMb, answers } = JSON.parse(stdout) as { grownMb: number; answers: string[] };
    expect(answers).toHaveLength(1);
    expect(grownMb).toBeLessThan(MOST_MB);
  },
  120_000,
);
