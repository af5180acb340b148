import { AppError, refuseField } from '../errors.ts';
import type { Wire } from '../http/binding.ts';
import { bytesOfPart, formParts } from '../http/form.ts';

interface Received {
  name: string;
  bytes: Buffer;
  /** The text fields beside it. */
  texts: Record<string, string>;
}

/** The one file of an import (part `file`) with the text fields beside it. Everything is read, so that a refusal is heard. */
export async function receiveFile(request: Wire['request'], maxBytes: number): Promise<Received> {
  let file: { name: string; bytes: Buffer } | null = null;
  let refused: unknown = null;
  const texts: Record<string, string> = {};
  for await (const part of formParts(request, { files: 1, fileSize: maxBytes })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') texts[part.fieldname] = part.value;
      continue;
    }
    try {
      const bytes = await bytesOfPart(part.file);
      if (part.fieldname === 'file') file = { name: part.filename.slice(0, 120), bytes };
    } catch (error) {
      refused = error;
    }
  }
  if (refused) throw refused;
  if (!file) throw refuseField('file', 'required');
  if (file.bytes.length === 0) throw new AppError('IMPORT_UNREADABLE');
  return { ...file, texts };
}
