import type { Stats } from 'node:fs';
import { lstat, stat } from 'node:fs/promises';
import { errorCode, StartFailure } from '../one-line-failure.ts';

/** What the file system says of `path`, following links, or null where nothing is. Anything else is a StartFailure. */
export const factsOf = (path: string): Promise<Stats | null> => stat(path).catch(nullWhereMissing(path));

/** The same of a link itself, not of what it leads to. */
export const factsOfLink = (path: string): Promise<Stats | null> => lstat(path).catch(nullWhereMissing(path));

/** Only ENOENT says that there is nothing: a folder that may not be entered or a failing disk must not look empty. */
const nullWhereMissing = (path: string) => (cause: unknown) => {
  const code = errorCode(cause);
  if (code === 'ENOENT') return null;
  throw new StartFailure(`${path} cannot be read (${code ?? 'unknown error'}): start Rondo as the user who made it.`, {
    cause,
  });
};
