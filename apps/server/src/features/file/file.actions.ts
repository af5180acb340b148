import { fileApi as api, DOCUMENT_UPLOAD, PHOTO_UPLOAD } from '@rondo/contract/file';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as q from './file.queries.ts';
import { fileName } from './file-name.ts';
import { fileRefs, storeKey } from './file-refs.ts';
import { makePicture } from './picture.ts';
import { isPhoneFormat } from './picture-type.ts';
import { receive } from './receive.ts';
import { sentOf } from './sent.ts';
import { enterDocument, readDocument } from './store-document.ts';
import { enterFilm, withFilm } from './store-film.ts';
import { type KeptPicture, putPicture } from './store-picture.ts';

/** Takes pictures of a form: each is drawn anew and kept, then all are entered at once. */
export const uploadTo =
  (store: FileStore) =>
  async (context: Context, _: unknown, { request }: Wire): Promise<Output<typeof api.upload>> => {
    const { actor, newId, now } = context;
    const { fields, taken } = await receive(request, PHOTO_UPLOAD, async (sent, bytes) => {
      const name = fileName(sent);
      const picture = await makePicture(bytes).catch((error: unknown) => {
        request.log.info({ err: error instanceof Error ? (error.cause ?? error) : error }, 'a picture was refused');
        throw told(error, context, name, bytes);
      });
      return { name, picture: await putPicture(store, actor.companyId, picture), sent: await sentOf(bytes) };
    });
    const asked = parseFields(api.upload, fields);
    if (taken.length === 0) throw refuseField('file', 'required');
    const { requestId } = asked;
    const { source, takenAt, markedFrom } = await originOf(context, asked, taken.length);
    const rows = taken.map(({ name, picture, sent }) => ({
      company_id: actor.companyId,
      id: newId(),
      sha256: picture.hash,
      thumb_sha256: picture.smallHash,
      name,
      mime: picture.mime,
      size_bytes: picture.bytes.length,
      width: picture.width,
      height: picture.height,
      source,
      taken_at: takenAt,
      marked_from: markedFrom,
      sent: JSON.stringify(sent),
      dhash: picture.dhash,
      created_by: actor.memberId,
      created_at: now(),
    }));
    const enter = async (tx: Tx): Promise<string[]> => {
      // The nightly sweep may be about to remove the same content of an upload that died: whoever is second waits, and looks.
      await q.lockContents(tx.db, actor.companyId, taken.flatMap(hashesOf)).execute();
      for (const { picture } of taken) await putPicture(store, actor.companyId, picture);
      await q.insert(tx.db, rows).execute();
      return rows.map((row) => row.id);
    };
    const ids = await (requestId ? context.once(requestId, 'file.upload', enter) : context.change(enter));
    return (await fileRefs(context.db, actor.companyId, ids))(ids);
  };

/** Takes one document, so that never more than one is in memory: it is looked at and kept exactly as it came. */
export const uploadDocumentTo =
  (store: FileStore) =>
  async (context: Context, _: unknown, { request }: Wire): Promise<Output<typeof api.uploadDocument>> => {
    const { actor, db } = context;
    const { fields, taken } = await receive(request, DOCUMENT_UPLOAD, async (sent, bytes) => readDocument(sent, bytes));
    const { requestId } = parseFields(api.uploadDocument, fields);
    const [document] = taken;
    if (!document) throw refuseField('file', 'required');
    const enter = (tx: Tx): Promise<string> => enterDocument(tx, store, document, actor.memberId);
    const id = await (requestId ? context.once(requestId, 'file.uploadDocument', enter) : context.change(enter));
    const [file] = (await fileRefs(db, actor.companyId, [id]))([id]);
    if (!file) throw new AppError('NOT_FOUND');
    return file;
  };

/** Takes one film: it is written down as it comes, looked at, and kept exactly as it is. */
export const uploadFilmTo =
  (store: FileStore) =>
  (context: Context, _: unknown, { request }: Wire): Promise<Output<typeof api.uploadFilm>> =>
    withFilm(request, async (film, fields) => {
      const { actor, db } = context;
      const { requestId } = parseFields(api.uploadFilm, fields);
      // Before the transaction that enters it: a film takes longer than one may wait.
      await store.putFile(storeKey(actor.companyId, film.sha256), film.path, film.mime);
      const enter = (tx: Tx): Promise<string> => enterFilm(tx, store, film, actor.memberId);
      const id = await (requestId ? context.once(requestId, 'file.uploadFilm', enter) : context.change(enter));
      const [file] = (await fileRefs(db, actor.companyId, [id]))([id]);
      if (!file) throw new AppError('NOT_FOUND');
      return file;
    });

/** Where and when pictures were taken. One that was drawn on another says what that one says, whatever the page sends. */
async function originOf(context: Context, { source, takenAt, markedFrom }: Parsed<typeof api.upload>, count: number) {
  if (markedFrom === undefined) return { source, takenAt: takenAt ?? null, markedFrom: null };
  if (count > 1) throw refuseField('file', 'too_many', { max: 1 });
  const original = await q.drawnOn(context.db, context.actor, markedFrom).executeTakeFirst();
  if (!original) throw new AppError('NOT_FOUND');
  return { source: original.source, takenAt: original.taken_at, markedFrom: original.id };
}

/** The plain path names no file; addresses of files are answered by the route below it. */
export async function resolveNothing(): Promise<never> {
  throw new AppError('NOT_FOUND');
}

/** A refusal with which of several files it was; and for a phone's own format, what to do about it. */
function told(error: unknown, { language }: Context, name: string, bytes: Buffer): unknown {
  if (!(error instanceof AppError)) return error;
  const advice = isPhoneFormat(bytes) ? { advice: translate(language, 'file.phoneFormat') } : {};
  return new AppError(error.reason, { data: { name, ...advice } });
}

const hashesOf = ({ picture }: { picture: KeptPicture }): Buffer[] => [picture.hash, picture.smallHash];

function parseFields<I extends z.ZodType>({ input }: { input: I }, fields: Record<string, string>): z.output<I> {
  const parsed = input.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw refuseField(String(parsed.error.issues[0]?.path[0] ?? ''), 'invalid');
}
