import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { strToU8, zipSync } from 'fflate';
import type { Person } from './factories.ts';

/** Bytes that begin as a PDF does; `text` makes them others. */
export const pdf = (text = 'lease'): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);

/** An archive of some names, each with a line in it. */
export const archive = (...names: string[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)]))));

/** Uploads one document. */
export const givenDocument = (by: Person, name = 'lease.pdf', bytes: Uint8Array = pdf(name)): Promise<FileRef> =>
  by.call(fileApi.uploadDocument, {}, { files: [{ name, bytes }] });
