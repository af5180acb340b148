import type { Readable } from 'node:stream';
import type { albumApi as api } from '@rondo/contract/album';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { civilDate } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { sendZip } from '../../../platform/table/send-zip.ts';
import type { ZipFile } from '../../../platform/table/zip.ts';
import { type LeavingParts, savedPictures } from '../../file/index.ts';
import { type FoundPicture, findAll } from '../find.ts';
import { nameOf } from '../name-of.ts';

/**
 * Pictures and clips as one zip, made while it is sent: no more than one picture is in memory, however many there are, and the browser shows
 * how far it is. Each as it is shown, so with what was drawn on it, and with the reader's watermark in it.
 */
export const downloadFrom =
  (leaving: LeavingParts) =>
  async (context: Context, { id: asked }: Parsed<typeof api.download>, wire: Wire): Promise<Readable> => {
    const { db, actor, language, now } = context;
    const rows = await findAll({ db, actor }, asked);
    const name = `${translate(language, 'album.title')} ${civilDate(now(), actor.timeZone)}.zip`;
    await context.change((tx) =>
      tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'pictures', data: { rows: rows.length } }),
    );
    const ids = rows.map((row) => row.marked_file_id ?? row.file_id);
    return sendZip(wire, { name }, named(savedPictures(leaving, db, actor, now(), ids), namesOf(rows, context, actor)));
  };

async function* named(
  files: ReturnType<typeof savedPictures>,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<ZipFile> {
  for await (const { id, parts, ending } of files) yield { name: `${names.get(id) ?? id}${ending}`, parts };
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
