import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is written beside the packages while tools run: a copy makes its own. */
const SCRATCH = new Set(['.cache', '.vite', '.vitest']);

/**
 * Copies the working tree into an empty folder, as one commit. Packages from outside are shared by links; the workspaces are the
 * copy's own, so that its programs run its code. Files are copied, not linked: who writes into the copy must not reach the original.
 */
export function copyRepository(from: string, to: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: from });
  const gone = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: from });
  const deleted = new Set(gone.toString('utf8').split('\0'));
  for (const file of files.toString('utf8').split('\0')) {
    if (file === '' || deleted.has(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  linkPackages(join(from, 'node_modules'), join(to, 'node_modules'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: to, stdio: 'ignore' });
  git('init');
  git('add', '--all');
  git('-c', 'user.name=copy', '-c', 'user.email=copy@rondo.test', 'commit', '--no-verify', '--message', 'copy');
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@rondo'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@rondo' && !SCRATCH.has(name)) symlinkSync(join(from, name), join(to, name), 'junction');
  // `../../packages/domain`: the same words lead to the copy.
  for (const name of readdirSync(join(from, '@rondo')))
    symlinkSync(readlinkSync(join(from, '@rondo', name)), join(to, '@rondo', name), 'junction');
}
