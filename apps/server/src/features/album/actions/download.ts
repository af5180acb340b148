import { once as onceOf } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { albumApi as api } from '@rondo/contract/album';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { civilDate } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import { Zip, ZipPassThrough } from 'fflate';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import type { FileStore } from '../../../platform/store/file-store.ts';
import { headFile } from '../../../platform/table/send-file.ts';
import { savedPictures } from '../../file/index.ts';
import { type FoundPicture, findAll } from '../find.ts';
import { nameOf } from '../name-of.ts';

/**
 * Pictures and clips as one zip, made while it is sent: no more than one picture is in memory, however many there are, and the browser shows
 * how far it is. Each as it is shown, so with what was drawn on it, and with the reader's watermark in it.
 */
export const downloadFrom =
  (store: FileStore) =>
  async (context: Context, { id: ids }: Parsed<typeof api.download>, { reply, request }: Wire): Promise<Readable> => {
    const { db, actor, language, now } = context;
    const rows = await findAll({ db, actor }, ids);
    const name = `${translate(language, 'album.title')} ${civilDate(now(), actor.timeZone)}.zip`;
    await context.change((tx) =>
      tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'pictures', data: { rows: rows.length } }),
    );
    headFile({ reply }, { name, mime: 'application/zip' });
    const out = new PassThrough();
    const files = savedPictures(
      store,
      db,
      actor,
      now(),
      rows.map((row) => row.marked_file_id ?? row.file_id),
    );
    void fill(out, files, namesOf(rows, context, actor)).catch((error: unknown) => {
      request.log.error({ err: error }, 'a zip of pictures broke off');
      out.destroy(error instanceof Error ? error : new Error('a zip of pictures broke off'));
    });
    return out;
  };

/** Pictures are packed as they are: they cannot be made smaller. Waits while the reader is slow, ends when they have gone. */
async function fill(
  out: PassThrough,
  files: ReturnType<typeof savedPictures>,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  let failure: Error | null = null;
  const zip = new Zip((error, chunk, isLast) => {
    if (error) failure = error;
    else if (isLast) out.end(chunk);
    else out.write(chunk);
  });
  for await (const { id, parts, ending } of files) {
    if (failure) throw failure;
    if (out.destroyed) return;
    const entry = new ZipPassThrough(`${names.get(id) ?? id}${ending}`);
    zip.add(entry);
    for await (const part of parts) {
      if (failure) throw failure;
      if (out.destroyed) return;
      entry.push(part);
      if (out.writableNeedDrain) await Promise.race([onceOf(out, 'drain'), onceOf(out, 'close')]);
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
}

/** Store, camera or kind, and day; numbered, since many are of one day. By the id of the file that is shown. */
function namesOf(rows: readonly FoundPicture[], { language }: Context, { timeZone }: Actor): Map<string, string> {
  const digits = String(rows.length).length;
  return new Map(
    rows.map((row, index) => {
      const number = String(index + 1).padStart(digits, '0');
      const name = nameOf(row, language, timeZone).replace(/[\\/:*?"<>|]/g, '_');
      return [row.marked_file_id ?? row.file_id, `${number} ${name}`] as const;
    }),
  );
}
