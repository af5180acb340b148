import { templateApi } from '@rondo/contract/template';
import type { FastifyRequest } from 'fastify';
import { AppError, refuseField } from '../../../platform/errors.ts';

interface Received {
  templateId: string;
  /** Field by header, chosen by a person. */
  mapping: Record<string, string>;
  name: string;
  bytes: Uint8Array;
}

/** The one file of an import with the text fields before it. */
export async function receivedFile(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const { maxBytes } = templateApi.importItems.upload ?? { maxBytes: 0 };
  const texts: Record<string, string> = {};
  let file: { name: string; bytes: Uint8Array } | null = null;
  try {
    for await (const part of request.parts({ limits: { files: 1, fileSize: maxBytes } })) {
      if (part.type === 'file') file = { name: part.filename.slice(0, 120), bytes: await part.toBuffer() };
      else if (typeof part.value === 'string') texts[part.fieldname] = part.value;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError('FILE_TOO_LARGE');
    }
    throw error;
  }
  const input = templateApi.importItems.input.safeParse({ templateId: texts.templateId, mapping: texts.mapping });
  if (!input.success) throw refuseField(String(input.error.issues[0]?.path[0] ?? 'templateId'), 'invalid');
  if (!file) throw refuseField('file', 'required');
  return { templateId: input.data.templateId, mapping: mappingOf(input.data.mapping), ...file };
}

function mappingOf(text: string | undefined): Record<string, string> {
  if (!text) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuseField('mapping', 'format');
  }
  if (typeof value !== 'object' || value === null) throw refuseField('mapping', 'format');
  return Object.fromEntries(Object.entries(value).map(([header, field]) => [header, String(field)]));
}
