import { LIMIT } from '@rondo/domain/limit';
import { UPLOAD } from '@rondo/domain/upload';
import { z } from 'zod';
import { fileAddress } from './file-address.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { fileRef, id, instant, requestId } from './kit/shapes.ts';

/** Pictures of a form: 9 of 20 MB each (A27). */
export const PHOTO_UPLOAD = { maxFiles: UPLOAD.picture.files, maxBytes: UPLOAD.picture.bytes } as const;

/** A document of 20 MB (A27). One a call: it is held in memory as a whole, and tried again alone. */
export const DOCUMENT_UPLOAD = { maxFiles: 1, maxBytes: UPLOAD.attachment.bytes } as const;

/** A film in an announcement: it comes as a stream, and is never in memory as a whole. */
export const FILM_UPLOAD = { maxFiles: UPLOAD.notice_film.files, maxBytes: UPLOAD.notice_film.bytes } as const;

export const fileApi = {
  upload: endpoint({
    method: 'POST',
    path: '/cos/upload',
    needs: signedIn,
    summary:
      'Upload pictures (part name `file`); type is read from the bytes, the shown copy is re-encoded without position.',
    input: z.object({
      source: z.enum(['camera', 'picked']).default('picked'),
      takenAt: instant.optional(),
      /** The picture of the reader that this one was drawn on: it is kept beside it, and says where and when both were taken. */
      markedFrom: id.optional(),
      /** Sent again under the same one, by whatever way, the pictures are stored once. */
      requestId: requestId.optional(),
    }),
    output: z.array(fileRef),
    errors: ['NOT_FOUND', 'FILE_TYPE_REFUSED', 'FILE_TOO_LARGE', 'IMAGE_TOO_LARGE', 'FILE_BROKEN'],
    upload: PHOTO_UPLOAD,
    limit: 'upload',
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: '/cos/uploadDocument',
    needs: signedIn,
    summary:
      'Upload one document (part name `file`): pdf, docx, xlsx, pptx, txt, csv or zip, by name and by content; kept as it is.',
    input: z.object({
      /** Sent again under the same one, the document is stored once. */
      requestId: requestId.optional(),
    }),
    output: fileRef,
    errors: ['DOCUMENT_REFUSED', 'DOCUMENT_MISMATCH', 'DOCUMENT_UNSAFE', 'FILE_TOO_LARGE', 'FILE_BROKEN'],
    upload: DOCUMENT_UPLOAD,
    limit: 'upload',
  }),
  uploadFilm: endpoint({
    method: 'POST',
    path: '/cos/uploadFilm',
    needs: anyOf('announcement_mange'),
    summary: 'Upload a film (part name `file`): mp4, m4v, mov or webm, by name and by content; kept as it is.',
    input: z.object({
      /** Sent again under the same one, the film is stored once. */
      requestId: requestId.optional(),
    }),
    output: fileRef,
    errors: ['FILM_REFUSED', 'FILE_TOO_LARGE', 'FILE_BROKEN'],
    upload: FILM_UPLOAD,
    limit: 'upload',
  }),
  /** `redirectUrl{path}`: the path follows directly. With headers: answers `{url}`, good 10 minutes; the url itself: the bytes, by Range. */
  resolve: fileAddress,
  /** A page's stored figures by key (A14). */
  snapshot: endpoint({
    method: 'GET',
    path: '/fed/api/getSnapshot',
    needs: signedIn,
    summary: 'A stored page snapshot: frozen data behind a report or shared view.',
    input: z.object({ key: z.string().min(1, 'required').max(LIMIT.sent.snapshotKey) }),
    output: z.object({ key: z.string(), kind: z.string(), createdAt: instant, data: z.unknown() }),
    errors: ['NOT_FOUND'],
  }),
};
