import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileStore } from './file-store.ts';

/** Only the program's own user may look. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

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
      await writeWhole(path, bytes);
    },
    async read(key, range) {
      return (await size(key)) === null ? null : stream(join(root, key), range);
    },
  };
}

function stream(path: string, range?: ByteRange): Readable {
  return range ? createReadStream(path, { start: range.from, end: range.to }) : createReadStream(path);
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', FILE_MODE);
    try {
      await file.writeFile(bytes);
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
