import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate } from 'fflate';

/** A file of a zip. */
export interface ZipFile {
  /** With its folders, `/` between them. */
  name: string;
  /** Its bytes, as they come. */
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** It is text, which packing makes smaller; pictures and PDFs stay as long as they are. */
  isText?: boolean;
}

/**
 * Writes a zip as its files come: no more than one part of them is in memory, however many there are. Waits while the reader is slow, ends when they
 * have gone. The zip has the plain format: 65,535 files and 4 GB at most, which its caller watches.
 */
export async function writeZip(out: Writable, files: AsyncIterable<ZipFile>): Promise<void> {
  let failure: Error | null = null;
  const zip = new Zip((error, chunk, isLast) => {
    if (error) failure = error;
    else if (isLast) out.end(chunk);
    else out.write(chunk);
  });
  const names = uniqueNames();
  for await (const { name, parts, isText } of files) {
    // Deflated also where nothing gets smaller: what is only stored has no length ahead of it, and some readers cannot find its end.
    const entry = new ZipDeflate(names(name), { level: isText ? 6 : 0 });
    zip.add(entry);
    for await (const part of parts) {
      if (failure) throw failure;
      if (out.destroyed) return;
      entry.push(part);
      if (out.writableNeedDrain) await drained(out);
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
}

/** Until it takes more, or nobody reads any more. */
async function drained(out: Writable): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]);
  } finally {
    waiting.abort();
  }
}

/** Writes a zip into a file of this machine, all of it before it resolves. */
export async function zipIntoFile(path: string, files: AsyncIterable<ZipFile>): Promise<void> {
  const out = createWriteStream(path);
  const written = Promise.allSettled([finished(out)]);
  try {
    await writeZip(out, files);
  } catch (error) {
    out.destroy();
    await written;
    throw error;
  }
  const [end] = await written;
  if (end.status === 'rejected') throw end.reason;
}

/** Two files of one name would be one after unpacking: the second is `name (2).jpg`. Case tells them apart on no Windows. */
function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const dot = name.lastIndexOf('.');
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${name.slice(0, dot)} (${n})${name.slice(dot)}`;
    taken.add(free.toLowerCase());
    return free;
  };
}

/** A text as one part of a file's path: without what systems forbid there, never empty, never a way up. */
export const pathPart = (text: string): string => {
  const plain = text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .trim()
    .replace(/^\.+|[. ]+$/g, '_');
  return plain === '' ? '_' : plain.slice(0, 80);
};
