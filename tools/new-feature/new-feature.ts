import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plan, planFeature } from './plan.ts';

const root = join(import.meta.dirname, '..', '..');

function main(words: readonly string[]): number {
  const [noun = '', chinese = '', ...more] = words;
  const plan = planFeature(root, more.length === 0 ? noun : '', chinese);
  if (typeof plan === 'string') {
    process.stderr.write(`${plan} Nothing was written.\n`);
    return 1;
  }
  write(plan);
  const files = [...plan.added.keys(), ...plan.changed.keys()];
  const formatted = runTool('biome', ['check', '--write', ...files.filter((file) => /\.(tsx?|css)$/.test(file))]);
  const mapped = runProgram(process.execPath, ['tools/map.mjs']);
  process.stdout.write(told(noun, plan));
  return formatted && mapped ? 0 : 1;
}

/** All of it or nothing: what was written is taken back when a file cannot be. */
function write({ added, changed }: Plan): void {
  const old = new Map([...changed.keys()].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  try {
    for (const [file, text] of [...added, ...changed]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  } catch (error) {
    for (const [file, text] of old) writeFileSync(join(root, file), text);
    for (const file of added.keys()) rmSync(join(root, file), { force: true });
    throw error;
  }
}

const runTool = (name: string, args: readonly string[]): boolean =>
  runProgram(join(root, 'node_modules/.bin', name), args);

/** Runs a program in the repository; says what it said when it failed. */
function runProgram(program: string, args: readonly string[]): boolean {
  const run = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (run.status === 0) return true;
  process.stderr.write(
    `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}\n${program} ${args[0] ?? ''} failed.\n`,
  );
  return false;
}

const list = (files: Iterable<string>): string => [...files].map((file) => `  ${file}\n`).join('');

const told = (noun: string, { added, changed }: Plan): string => `New:
${list(added.keys())}Changed, as are the lists and pages of npm run map:
${list(changed.keys())}
Next:
  1. npm test -- ${noun}                 is green now: change the test first, then the code
  2. packages/messages/src/{zh-CN,en-US}/${noun}.ts and ${noun}.feature.ts beside it: the words of a plan, until they are those of the feature
  3. the fields: packages/contract, the migration, then npm run db -- types (CONTRIBUTING.md, "A field")
  4. who may: the permission codes in packages/contract and packages/domain/src/${noun}.feature.ts, the policy beside it
  5. npm run map && npm run check && npm test
`;

process.exitCode = main(process.argv.slice(2));
