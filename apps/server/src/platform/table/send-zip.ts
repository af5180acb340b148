import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import type { Wire } from '../http/binding.ts';
import { headFile } from './send-file.ts';

/** A file of a zip. */
export interface ZipFile {
  /** With its folders, `/` between them. */
  name: string;
  /** Its bytes, as they come. */
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/**
 * Answers with a zip that is made while it is sent: no more than one part of its files is in memory, however many there are, and the browser shows how
 * far it is. Files are packed as they are: pictures and PDFs cannot be made smaller. Waits while the reader is slow, ends when they have gone.
 */
export function sendZip({ reply, request }: Wire, name: string, files: AsyncIterable<ZipFile>): Readable {
  headFile({ reply }, { name, mime: 'application/zip' });
  const out = new PassThrough();
  void fill(out, files).catch((error: unknown) => {
    request.log.error({ err: error }, 'a zip broke off');
    out.destroy(error instanceof Error ? error : new Error('a zip broke off'));
  });
  return out;
}

async function fill(out: PassThrough, files: AsyncIterable<ZipFile>): Promise<void> {
  let failure: Error | null = null;
  const zip = new Zip((error, chunk, isLast) => {
    if (error) failure = error;
    else if (isLast) out.end(chunk);
    else out.write(chunk);
  });
  const names = uniqueNames();
  for await (const { name, parts } of files) {
    const entry = new ZipPassThrough(names(name));
    zip.add(entry);
    for await (const part of parts) {
      if (failure) throw failure;
      if (out.destroyed) return;
      entry.push(part);
      if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
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
