import { LIMIT } from '@rondo/domain/limit';
import { type MessageKey, translate } from '@rondo/messages';
import { aboutTable } from '../../platform/export/about-table.ts';
import type { Cell } from '../../platform/export/cell.ts';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type BookRow, PICTURE_WIDTH, pictureBook } from '../../platform/export/picture-book.ts';
import type { TableColumn } from '../../platform/export/table-writer.ts';
import type { ZipFile } from '../../platform/table/zip.ts';
import { type LeavingParts, type ReducedPicture, reducedPictures } from '../file/index.ts';
import { rectificationExport } from './export.ts';
import { pictured } from './pictured.queries.ts';

const { sheet } = rectificationExport;

/** Rectifications that are read, and whose pictures are looked for, at once. */
const BATCH = 50;
/** Longest side of a picture, pixels: twice what it is shown with. */
const PICTURE_PX = 320;
const { pictures: SHOWN } = LIMIT.rectification;
const PLACES = Array.from({ length: SHOWN }, (_, index) => index);

interface Pictures {
  number: string;
  before: readonly string[];
  after: readonly string[];
}

/** The rows of the list with their pictures beside them, as the files of an xlsx: up to four before and after, and how many there are. */
export function pictureSheet(
  leaving: LeavingParts,
  reader: ExportReader,
  asked: object,
  ids: readonly string[],
  progress: (rows: number) => Promise<void>,
): AsyncGenerator<ZipFile> {
  const { actor, language } = reader;
  const say = (key: MessageKey, params?: Record<string, number>) => translate(language, key, params);
  const placed = (key: 'before' | 'after'): TableColumn[] =>
    PLACES.map((at) => ({
      ...{ header: say(`rectification.exporting.${key}`, { no: at + 1 }), width: PICTURE_WIDTH, kind: 'text' },
    }));
  const counted: TableColumn[] = [
    { header: say('rectification.exporting.countBefore'), width: 14, kind: 'number' },
    { header: say('rectification.exporting.countAfter'), width: 14, kind: 'number' },
  ];
  const own = sheet.columns(language);
  return pictureBook({
    title: say(sheet.title),
    timeZone: actor.timeZone,
    columns: [...own, ...counted, ...placed('before'), ...placed('after')],
    pictures: pictures(leaving, reader, ids, progress),
    rows: (has) => rows(reader, asked, ids, has),
    about: async () =>
      aboutTable(reader, { filters: await sheet.filters(reader, asked), rows: ids.length, isCut: false }),
  });
}

/** Every picture that a row shows, once. */
async function* pictures(
  leaving: LeavingParts,
  { db, actor, now }: ExportReader,
  ids: readonly string[],
  progress: (rows: number) => Promise<void>,
): AsyncGenerator<ReducedPicture> {
  const came = new Set<string>();
  for (let at = 0; at < ids.length; at += BATCH) {
    const found = await picturesById({ db, actor }, ids.slice(at, at + BATCH));
    const wanted = new Set([...found.values()].flatMap(({ before, after }) => [...shown(before), ...shown(after)]));
    const fresh = [...wanted].filter((id) => !came.has(id));
    for (const id of fresh) came.add(id);
    yield* reducedPictures(leaving, { db, actor, at: now() }, fresh, PICTURE_PX);
    await progress(Math.min(at + BATCH, ids.length));
  }
}

async function* rows(
  reader: ExportReader,
  asked: object,
  ids: readonly string[],
  has: (id: string) => boolean,
): AsyncGenerator<BookRow[]> {
  const first = sheet.columns(reader.language).length + 2;
  const gone = translate(reader.language, 'rectification.exporting.gone');
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const found = await picturesById(reader, batch);
    const cells = await sheet.cells(reader, batch, asked);
    yield cells.flatMap(({ id, cells: own }) => {
      const one = found.get(id);
      return one ? [rowOf(one, own, { first, has, gone })] : [];
    });
  }
}

interface Placing {
  /** The column of the first picture. */
  first: number;
  has: (id: string) => boolean;
  /** What stands in the place of a picture that is not there any more. */
  gone: string;
}

function rowOf({ number, before, after }: Pictures, own: readonly Cell[], { first, has, gone }: Placing): BookRow {
  const placed = [...PLACES.map((at) => before[at]), ...PLACES.map((at) => after[at])];
  const cells = placed.map((id): Cell => (id === undefined || has(id) ? null : gone));
  return {
    cells: [...own, before.length, after.length, ...cells],
    pictures: placed.flatMap((id, at) =>
      id === undefined ? [] : [{ id, column: first + at, name: `${number} ${(at % SHOWN) + 1}` }],
    ),
  };
}

const shown = (ids: readonly string[]): readonly string[] => ids.slice(0, SHOWN);

async function picturesById(
  { db, actor }: Pick<ExportReader, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<Map<string, Pictures>> {
  const found = await pictured(db, actor.companyId, ids).execute();
  return new Map(
    found.map(({ id, number, before_photo_ids: before, after_photo_ids: after }) => [id, { number, before, after }]),
  );
}
