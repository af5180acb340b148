import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileStore } from './file-store.ts';

/** Only the program's own user may look. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Keys that are told at a time. */
const A_TIME = 500;

/** Files below a folder. A file appears whole or not at all, and has reached the disk when `put` resolves. */
export function folderStore(root: string): FileStore {
  const size = async (key: string): Promise<number | null> => {
    try {
      return (await stat(join(root, key))).size;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    size,
    async put(key, bytes) {
      if ((await size(key)) !== null) return;
      const path = join(root, key);
      await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
      await writeWhole(path, (file) => file.writeFile(bytes));
    },
    async putFile(key, from) {
      if ((await size(key)) !== null) return;
      const path = join(root, key);
      await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
      await writeWhole(path, (file) => file.writeFile(createReadStream(from)));
    },
    async read(key, range) {
      return (await size(key)) === null ? null : stream(join(root, key), range);
    },
    async under(folder) {
      const found = { files: 0, bytes: 0 };
      for (const path of await filesBelow(join(root, plain(folder)))) {
        found.files += 1;
        found.bytes += (await stat(path)).size;
      }
      return found;
    },
    async *olderThan(folder, before) {
      const paths = await filesBelow(join(root, plain(folder)));
      for (let at = 0; at < paths.length; at += A_TIME) {
        const old: string[] = [];
        for (const path of paths.slice(at, at + A_TIME)) {
          const changedAt = await changed(path);
          if (changedAt && changedAt < before) old.push(relative(root, path).split(sep).join('/'));
        }
        if (old.length > 0) yield old;
      }
    },
    async remove(key) {
      await rm(join(root, key), { force: true });
    },
    async removeUnder(folder) {
      await rm(join(root, plain(folder)), { recursive: true, force: true });
    },
  };
}

/** The name of one folder: nothing that could lead out of the store, and not the store itself. */
function plain(folder: string): string {
  if (!/^[\w-]+$/.test(folder)) throw new Error(`${folder} is no folder of the store`);
  return folder;
}

async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Null for one that is gone by now. */
async function changed(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function stream(path: string, range?: ByteRange): Readable {
  return range ? createReadStream(path, { start: range.from, end: range.to }) : createReadStream(path);
}

async function writeWhole(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', FILE_MODE);
    try {
      await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path).catch((error: unknown) => {
      // Somebody else put the same content at the same time.
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(path));
  } finally {
    await unlink(draft).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}

/** The name itself reaches the disk only with its folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
