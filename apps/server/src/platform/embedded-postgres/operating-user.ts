import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { StartFailure } from '../one-line-failure.ts';
import { factsOf } from './file-facts.ts';

/** The account PostgreSQL runs under when we are root, because it refuses to be root itself. */
export type OperatingUser = { name: string; uid: number; gid: number };

/** Whoever owns an existing cluster must go on running it; a new one gets `postgres`, else `nobody`. Null: run as we are. */
export async function operatingUser(existingData: string): Promise<OperatingUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await factsOf(existingData);
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { name, uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new StartFailure(
    'PostgreSQL may not run as root and there is no user "postgres" or "nobody": start Rondo as an ordinary user.',
  );
}

/** Spawn options that make a program run as `user`, from a folder everybody may enter, deaf to PG* variables of the caller. */
export function runAs(user: OperatingUser | null) {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return {
    cwd: '/',
    windowsHide: true,
    env: { ...Object.fromEntries(inherited), LC_ALL: undefined, LC_MESSAGES: 'C' },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  };
}

export type Outcome = { code: number; output: string };

/** Runs a short program as `user` and returns its exit code (-1 if it could not be started) with everything it printed. */
export function runToEnd(program: string, args: string[], user: OperatingUser | null): Promise<Outcome> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, { ...runAs(user), stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/** Asks the operating system, not the mode bits: access lists and mounts decide too. */
export async function canEnter(folder: string, user: OperatingUser | null): Promise<boolean> {
  if (!user) return true;
  return (await runToEnd('/bin/sh', ['-c', 'cd -- "$0"', folder], user)).code === 0;
}
