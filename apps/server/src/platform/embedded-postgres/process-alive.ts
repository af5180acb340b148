import { readFile } from 'node:fs/promises';
import { errorCode } from '../one-line-failure.ts';
import { runToEnd } from './operating-user.ts';

/** True while a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** True while the process is a PostgreSQL: its id may have gone to another program, or it may be dead and not yet collected. */
export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  return (await commandLine(pid)).includes('postgres');
}

async function commandLine(pid: number): Promise<string> {
  // One that cannot be read has ended since, or is not ours: no PostgreSQL of this data folder.
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return (await runToEnd('/bin/ps', ['-p', String(pid), '-o', 'command='], null)).output;
}
