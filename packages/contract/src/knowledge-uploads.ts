import { DUPLICATE_CHOICES } from '@rondo/domain/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { endpoint, signedIn as needs } from './kit/endpoint.ts';
import { done, id, requestId, text } from './kit/shapes.ts';
import { nodeName, uploadState } from './knowledge-shapes.ts';

const { batch, comment, partBytes, uploadBytes } = LIMIT.knowledge;
/** The folder things go into; null: the top. */
const parentId = id.nullable();

/** How a file comes into the knowledge base, part by part: a part of `knowledgeApi`. */
export const uploadEndpoints = {
  uploadCheck: endpoint({
    method: 'POST',
    path: '/knowledge/upload/check',
    needs,
    summary: 'Of some names those that are there already, before anything is sent.',
    input: z.object({ parentId, names: z.array(nodeName).min(1, 'required').max(batch) }),
    output: z.object({ taken: z.array(z.object({ name: z.string(), id, mayAddVersion: z.boolean() })) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  uploadBegin: endpoint({
    method: 'POST',
    path: '/knowledge/upload/begin',
    needs,
    summary: 'Begin to send a file in parts; the same `requestId` again goes on with it.',
    input: z.object({ parentId, name: nodeName, sizeBytes: z.number().int().min(1).max(uploadBytes), requestId }),
    output: uploadState.extend({ partBytes: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'KNOWLEDGE_TYPE', 'KNOWLEDGE_TOO_LARGE', 'KNOWLEDGE_FULL', 'KNOWLEDGE_UPLOADS'],
  }),
  uploadPart: endpoint({
    method: 'POST',
    path: '/knowledge/upload/part',
    needs,
    summary:
      'One part (part name `file`) at its offset; answered with where the next one begins, also when this one had arrived before.',
    input: z.object({ uploadId: id, offset: z.coerce.number().int().min(0).max(uploadBytes) }),
    output: uploadState,
    errors: ['NOT_FOUND', 'KNOWLEDGE_OFFSET', 'FILE_TOO_LARGE', 'FILE_BROKEN'],
    upload: { maxFiles: 1, maxBytes: partBytes },
  }),
  uploads: endpoint({
    method: 'GET',
    path: '/knowledge/upload/list',
    needs,
    summary: 'Uploads of the reader that are not finished, to go on with.',
    input: z.object({}),
    output: z.array(uploadState.extend({ parentId })),
  }),
  uploadFinish: endpoint({
    method: 'POST',
    path: '/knowledge/upload/finish',
    needs,
    summary:
      'All parts are there: look at the content and keep it as a file, or as the next version of the one with its name.',
    input: z.object({
      uploadId: id,
      /** What happens where the name is taken; without it that is refused, and the upload stays. */
      onDuplicate: z.enum(DUPLICATE_CHOICES).optional(),
      comment: text(comment).default(''),
      requestId,
    }),
    /** Null: skipped, the name is taken. */
    output: z.object({ id: id.nullable(), version: z.number().int() }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'KNOWLEDGE_NAME_TAKEN',
      'KNOWLEDGE_UNFINISHED',
      'KNOWLEDGE_CONTENT',
      'DOCUMENT_UNSAFE',
      'KNOWLEDGE_FULL',
    ],
  }),
  uploadCancel: endpoint({
    method: 'DELETE',
    path: '/knowledge/upload/cancel',
    needs,
    summary: 'Give up an upload; what arrived of it is removed.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
