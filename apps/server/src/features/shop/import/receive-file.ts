import { AppError, refuseField } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { isImportField, type Mapping } from './columns.ts';

interface Received {
  name: string;
  bytes: Buffer;
  mapping: Mapping;
}

/** The one file of an import and the mapping beside it. Everything is read, so that a refusal is heard. */
export async function receiveFile(request: Wire['request'], maxBytes: number): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  let file: { name: string; bytes: Buffer } | null = null;
  let isTooLarge = false;
  let mapping = '{}';
  const options = { limits: { files: 1, fileSize: maxBytes }, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === 'field') {
      if (part.fieldname === 'mapping' && typeof part.value === 'string') mapping = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    isTooLarge ||= part.file.truncated;
    if (part.fieldname === 'file') file = { name: part.filename.slice(0, 120), bytes };
  }
  if (isTooLarge) throw new AppError('FILE_TOO_LARGE');
  if (!file) throw refuseField('file', 'required');
  if (file.bytes.length === 0) throw new AppError('IMPORT_UNREADABLE');
  return { ...file, mapping: readMapping(mapping) };
}

/** `{ "header": "field" | null }` as the dialog sends it. */
function readMapping(text: string): Mapping {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuseField('mapping', 'format');
  const entries = Object.entries(value).map(([header, field]): [string, Mapping[string]] => {
    if (field !== null && !isImportField(field)) throw refuseField('mapping', 'choice');
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
