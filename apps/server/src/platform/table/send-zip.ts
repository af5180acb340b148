import { PassThrough, type Readable } from 'node:stream';
import type { Wire } from '../http/binding.ts';
import { headFile } from './send-file.ts';
import { writeZip, type ZipFile } from './zip.ts';

/** What is made of files while it is sent. */
interface Sent {
  name: string;
  mime?: string;
}

/**
 * Answers with a zip that is made while it is sent, so that the browser shows how far it is. `mime`: of what the zip is the format of, a spreadsheet for one.
 */
export function sendZip(
  { reply, request }: Wire,
  { name, mime = 'application/zip' }: Sent,
  files: AsyncIterable<ZipFile>,
): Readable {
  headFile({ reply }, { name, mime });
  const out = new PassThrough();
  void writeZip(out, files).catch((error: unknown) => {
    request.log.error({ err: error }, 'a zip broke off');
    out.destroy(error instanceof Error ? error : new Error('a zip broke off'));
  });
  return out;
}
