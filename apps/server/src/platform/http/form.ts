import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';
import type { Wire } from './binding.ts';

interface Limits {
  files: number;
  fileSize: number;
}

/**
 * The parts of a form, one after the other. What cannot be read as a form, is cut off or ends too early is a refusal of the
 * sender, never a fault of ours. A file over its limit is not thrown but told by `truncated`; `bytesOfPart` refuses it.
 */
export async function* formParts(request: Wire['request'], limits: Limits) {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  // The types of the reader do not know the second option.
  const options = { limits, throwFileSizeLimit: false };
  try {
    yield* request.parts(options);
  } catch (error) {
    throw formFault(error);
  }
}

/** A file of a form as a whole; at most its limit is held. */
export async function bytesOfPart(file: Readable & { truncated: boolean }): Promise<Buffer> {
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
