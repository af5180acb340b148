import type { Wire } from '../../platform/http/binding.ts';
import { bytesOfPart, formParts } from '../../platform/http/form.ts';

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
  limits: { maxFiles: number; maxBytes: number },
  take: (name: string, bytes: Buffer) => Promise<T>,
): Promise<Upload<T>> {
  const fields: Record<string, string> = {};
  const taken: T[] = [];
  let refused: unknown = null;
  for await (const part of formParts(request, { files: limits.maxFiles, fileSize: limits.maxBytes })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (refused || part.fieldname !== 'file') {
      part.file.resume();
    } else {
      try {
        taken.push(await take(part.filename, await bytesOfPart(part.file)));
      } catch (error) {
        refused = error;
        part.file.resume();
      }
    }
  }
  if (refused) throw refused;
  return { fields, taken };
}
