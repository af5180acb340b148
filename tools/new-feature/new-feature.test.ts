import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from './copy-repository.ts';
import { TABLE_TYPES } from './table-types.ts';

/** The generator is run in a copy of the repository: twice, as two features must stand side by side. */
const FEATURES = [
  ['shelf-count', '货架盘点'],
  ['equipment-entry', '设备登记'],
] as const;
const NOUNS = FEATURES.map(([noun]) => noun);
const OWN_FILES = 30;

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'rondo-new-feature-'));
  copyRepository(join(import.meta.dirname, '..', '..'), copy);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/** Of a run within a run, vitest must not think that it is one of its workers. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));

function node(...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}` };
}
const make = (...words: string[]) => node('tools/new-feature.mjs', ...words);
/** A run that ends well; else what it said last. */
function pass({ code, output }: ReturnType<typeof node>): void {
  expect(code, output.slice(-6_000)).toBe(0);
}
/** Nothing here may hang; what the steps take is in docs/decisions/0030-generator.md, and on a busy machine nine times that. */
const ENDS = { timeout: 600_000 };

/** Path to state, `??` for new files and ` M` for changed ones. */
const changes = (): Map<string, string> => {
  const lines = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(3), line.slice(0, 2)]),
  );
};

describe('a run that cannot be made says why and writes nothing', () => {
  it.each([
    ['without a noun', [], 'Name the feature'],
    ['without a Chinese word', ['shelf-count'], 'Name the feature'],
    ['with an English word for the Chinese one', ['shelf', 'count'], 'Name the feature'],
    ['with a word too many', ['shelf', 'count', '货架盘点'], 'Name the feature'],
    ['with a noun in another form', ['ShelfCount', '货架盘点'], 'Name the feature'],
    ['with a word of the programming language', ['class', '货架盘点'], 'Name the feature'],
    ['with a noun that is taken', ['shop', '货架盘点'], 'exists already'],
  ])('%s', (_, words, reason) => {
    const { code, output } = make(...words);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(output).toContain('Nothing was written.');
    expect(changes()).toEqual(new Map());
  });

  it('where the types of the tables are not what the house writes', () => {
    const file = join(copy, TABLE_TYPES);
    const types = readFileSync(file, 'utf8');
    writeFileSync(file, types.replace('export interface DB {', 'export interface Tables {'));
    expect(make(...FEATURES[0])).toEqual({ code: 1, output: expect.stringContaining('npm run db -- types') });
    expect([...changes().keys()]).toEqual([TABLE_TYPES]);
    writeFileSync(file, types);
  });
});

describe('two new features', () => {
  it('are files of their own and lines of generated files, nothing else', ENDS, () => {
    for (const feature of FEATURES) pass(make(...feature));
    const all = [...changes()];
    const added = all.filter(([, state]) => state === '??').map(([file]) => file);
    for (const noun of NOUNS) {
      const forms = [noun, noun.replace('-', '_')];
      expect(added.filter((file) => forms.some((form) => file.includes(form)))).toHaveLength(OWN_FILES);
    }
    expect(added).toHaveLength(OWN_FILES * NOUNS.length);
    const shared = all.filter(([, state]) => state !== '??').map(([file]) => file);
    expect(shared).toContain('apps/server/src/features.gen.ts');
    expect(shared.filter((file) => !file.endsWith('.gen.ts') && !file.startsWith('docs/generated/'))).toEqual([]);
  });

  it('compile, and pass format, lint, layout and the search for what nobody uses', ENDS, () => {
    pass(node('tools/check.mjs', 'types', 'format', 'nobody uses', 'same', 'owners', 'stands'));
  });

  it('pass their own tests on a real database, and those that go over all features', ENDS, () => {
    const overAll = [
      'schema.test',
      'machines.test',
      'page-',
      'preset-roles',
      'features.test',
      'map/map.test',
      'noun.test',
      'features/help',
      'model/model.test',
    ];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--project', 'server'];
    pass(node(...vitest, '--testTimeout=60000', ...NOUNS, ...overAll, 'packages/messages'));
  });

  it('are refused when they are made again', () => {
    const before = changes();
    expect(make(...FEATURES[0])).toEqual({ code: 1, output: expect.stringContaining('exists already') });
    expect(changes()).toEqual(before);
  });
});
