import { AppError, refuseField } from '../errors.ts';
import type { Wire } from '../http/binding.ts';

interface Received<Field extends string> {
  name: string;
  bytes: Buffer;
  mapping: Record<string, Field | null>;
}

/**
 * The one file of an import (part `file`) and the mapping beside it (part `mapping`: `{"header": "field" | null}`). Everything
 * is read, so that a refusal is heard. `isField` says which words name a field.
 */
export async function receiveFile<Field extends string>(
  request: Wire['request'],
  maxBytes: number,
  isField: (text: unknown) => text is Field,
): Promise<Received<Field>> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  let file: { name: string; bytes: Buffer } | null = null;
  let isTooLarge = false;
  let mapping = '{}';
  const options = { limits: { files: 1, fileSize: maxBytes }, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === 'field') {
      if (part.fieldname === 'mapping' && typeof part.value === 'string') mapping = part.value || '{}';
      continue;
    }
    const bytes = await part.toBuffer();
    isTooLarge ||= part.file.truncated;
    if (part.fieldname === 'file') file = { name: part.filename.slice(0, 120), bytes };
  }
  if (isTooLarge) throw new AppError('FILE_TOO_LARGE');
  if (!file) throw refuseField('file', 'required');
  if (file.bytes.length === 0) throw new AppError('IMPORT_UNREADABLE');
  return { ...file, mapping: readMapping(mapping, isField) };
}

/** As the dialog sends it. */
function readMapping<Field extends string>(
  text: string,
  isField: (text: unknown) => text is Field,
): Record<string, Field | null> {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuseField('mapping', 'format');
  const entries = Object.entries(value).map(([header, field]): [string, Field | null] => {
    if (field !== null && !isField(field)) throw refuseField('mapping', 'choice');
    return [header, field];
  });
  return Object.fromEntries(entries);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
