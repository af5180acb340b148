import type { Readable } from 'node:stream';
import { PHOTO_UPLOAD } from '@rondo/contract/file';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';

export interface Upload<T> {
  /** The text fields of the form. */
  fields: Record<string, string>;
  /** What was made of each file, in the order sent. */
  taken: T[];
}

/**
 * Reads a form one file at a time, so that a request never holds more than one in memory. After a refusal the rest is read
 * and thrown away: only then does the sender look at the answer.
 */
export async function receive<T>(
  request: Wire['request'],
  take: (name: string, bytes: Buffer) => Promise<T>,
): Promise<Upload<T>> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const fields: Record<string, string> = {};
  const taken: T[] = [];
  let refused: unknown = null;
  for await (const part of parts(request)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (refused || part.fieldname !== 'file') {
      part.file.resume();
    } else {
      try {
        taken.push(await take(part.filename, await bytesOf(part.file)));
      } catch (error) {
        refused = error;
        part.file.resume();
      }
    }
  }
  if (refused) throw refused;
  return { fields, taken };
}

async function* parts(request: Wire['request']) {
  // A file that is too large is cut off and refused in our own words.
  const limits = { files: PHOTO_UPLOAD.maxFiles, fileSize: PHOTO_UPLOAD.maxBytes };
  const options = { limits, throwFileSizeLimit: false };
  try {
    yield* request.parts(options);
  } catch (error) {
    throw formFault(error);
  }
}

async function bytesOf(file: Readable & { truncated: boolean }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of file) chunks.push(chunk);
  } catch (error) {
    throw formFault(error);
  }
  if (file.truncated) throw new AppError('FILE_TOO_LARGE');
  return Buffer.concat(chunks);
}

/** What the reader of forms does not say by a status is a form that it cannot read. */
function formFault(error: unknown): unknown {
  if (error instanceof Error && 'statusCode' in error) return error;
  const fault = new AppError('INPUT_REFUSED');
  fault.cause = error;
  return fault;
}
