import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MINUTE_MS } from '@rondo/domain/duration';
import type { TextFault } from '@rondo/domain/knowledge';
import type { Db } from '../../platform/db/company-db.ts';
import { DocumentUnreadable, READ_FORMATS, type ReadFormat } from '../../platform/document-text/document-text.ts';
import { indexDocument } from '../../platform/document-text/read-document.ts';
import type { IndexedText } from '../../platform/document-text/read-messages.ts';
import type { JobContext } from '../../platform/job.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { storedStream } from '../file/index.ts';
import * as passages from './passage.queries.ts';
import * as q from './text.queries.ts';

/** Passages that are written by one statement. */
const AT_ONCE = 500;
/** A version is its reader's alone so long, ms: the longest reading, with the wait for a process before and the writing after it. */
const LEASE_MS = 5 * MINUTE_MS;
const ENDING = /\.([^.]+)$/;

/** What a file is read as, by its name; null: it is not read. */
export function readFormatOf(name: string): ReadFormat | null {
  const ending = ENDING.exec(name)?.[1]?.toLowerCase() ?? '';
  return READ_FORMATS.find((format) => format === ending) ?? (ending === 'htm' ? 'html' : null);
}

interface Version {
  companyId: string;
  versionId: string;
}

/**
 * Reads one version of a file and puts its passages where questions find them, in place of those of the version before. A try is
 * counted before it begins, so that a document that ends the process is not read for ever; while it lasts nobody else reads it.
 */
export async function readVersion(context: JobContext, store: FileStore, of: Version): Promise<void> {
  const { companyId, versionId } = of;
  const db = context.databases.of(companyId);
  const at = context.now();
  const taken = await q.take(db, companyId, versionId, at, new Date(at.getTime() + LEASE_MS)).executeTakeFirst();
  if (!taken) {
    await q.givenUp(db, companyId, versionId, at).execute();
    return;
  }
  try {
    await readTaken(context, store, of);
  } catch (error) {
    await q.leave(db, companyId, versionId).execute();
    throw error;
  }
}

async function readTaken(context: JobContext, store: FileStore, { companyId, versionId }: Version): Promise<void> {
  const db = context.databases.of(companyId);
  const version = await q.version(db, companyId, versionId).executeTakeFirst();
  if (!version) return;
  const format = readFormatOf(version.name);
  const stored = format && (await storedStream(store, companyId, version.sha256));
  const read = format && stored ? await readStream(stored, format) : 'broken';
  if (typeof read === 'string') {
    await q.failed(db, companyId, versionId, read, context.now()).execute();
    return;
  }
  const where = { companyId, versionId, nodeId: version.node_id };
  await db.transaction().execute((trx) => write(trx, where, read, context.now()));
}

async function readStream(stored: Readable, format: ReadFormat): Promise<IndexedText | TextFault> {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-read-'));
  try {
    const path = join(folder, `document.${format}`);
    await pipeline(stored, createWriteStream(path));
    return await indexDocument(path, format);
  } catch (error) {
    if (error instanceof DocumentUnreadable) return error.fault;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** No row of it to be set: somebody else read it meanwhile, and nothing is written. */
async function write(
  db: Db,
  where: Version & { nodeId: string },
  { pages, passages: found }: IndexedText,
  at: Date,
): Promise<void> {
  const { companyId } = where;
  await passages.takeTurn(companyId).execute(db);
  const set = await q.indexed(db, { ...where, pages, passages: found.length, at }).executeTakeFirst();
  if (!set) return;
  for (let from = 0; from < found.length; from += AT_ONCE)
    await passages.insert(where, found.slice(from, from + AT_ONCE), from).execute(db);
  await passages.countIn(where).execute(db);
  await passages.removeOlder(db, where);
}
