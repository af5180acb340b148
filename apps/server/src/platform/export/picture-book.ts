import { strToU8 } from 'fflate';
import {
  contentTypes,
  escaped,
  HEAD,
  PACKAGE,
  RELATIONS,
  ROOT,
  STYLES,
  workbook,
  workbookParts,
} from '../table/xlsx-package.ts';
import type { ZipFile } from '../table/zip.ts';
import type { Cell } from './cell.ts';
import { aboutXml, beginning, headerXml, rowXml } from './sheet-xml.ts';
import type { AboutTable, TableOptions } from './table-writer.ts';

/** A picture for the rows, a JPEG. */
interface BookPicture {
  id: string;
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** A row with pictures: each in a column, which holds nothing else. */
export interface BookRow {
  cells: readonly Cell[];
  pictures: readonly { id: string; column: number; name: string }[];
}

interface Book extends TableOptions {
  /** All pictures, each once, before any row: what the rows name and did not come has no place. */
  pictures: AsyncIterable<BookPicture>;
  /** The rows, in their order; `has`: whether a picture came. */
  rows: (has: (id: string) => boolean) => AsyncIterable<readonly BookRow[]>;
  about: () => Promise<AboutTable>;
}

/** Of a place for a picture, pixels: the longer side of one that lies, with a gap around it. */
const PLACE = { width: 160, height: 120, gap: 4 };
/** In characters of the sheet, so that a picture fits. */
export const PICTURE_WIDTH = 24;
const POINTS_A_PX = 0.75;
const EMU_A_PX = 9_525;
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const JPEG = '<Default Extension="jpeg" ContentType="image/jpeg"/>';
const DRAWN =
  '<Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>';

interface Place {
  row: number;
  column: number;
  /** Its number in the package. */
  no: number;
  name: string;
}

/**
 * A table with pictures in its rows as an xlsx (ECMA-376, part 1, 20.5), as the files of its zip: pictures go out as they come, what stays in memory is
 * where they stand. One sheet, so at most 10,000 rows; the first sheet tells of the file.
 */
export async function* pictureBook({ title, columns, timeZone, pictures, rows, about }: Book): AsyncGenerator<ZipFile> {
  const came = new Map<string, { no: number; width: number; height: number }>();
  for await (const { id, bytes, width, height } of pictures) {
    const no = came.size + 1;
    came.set(id, { no, width, height });
    yield { name: `xl/media/image${no}.jpeg`, parts: [bytes] };
  }
  const places: Place[] = [];
  yield text('xl/worksheets/sheet2.xml', sheet());
  yield text('xl/worksheets/_rels/sheet2.xml.rels', [relations([['drawing', '../drawings/drawing1.xml']])]);
  yield text('xl/drawings/drawing1.xml', drawing(places, [...came.values()]));
  const media = [...came.values()].map(({ no }) => ['image', `../media/image${no}.jpeg`] as const);
  yield text('xl/drawings/_rels/drawing1.xml.rels', [relations(media)]);
  const told = await about();
  yield text('xl/worksheets/sheet1.xml', [aboutXml(told)]);
  yield text('[Content_Types].xml', [contentTypes(2, `${JPEG}${DRAWN}`)]);
  yield text('_rels/.rels', [ROOT]);
  yield text('xl/workbook.xml', [workbook([told.title, title])]);
  yield text('xl/_rels/workbook.xml.rels', [workbookParts(2)]);
  yield text('xl/styles.xml', [STYLES]);

  async function* sheet(): AsyncGenerator<string> {
    yield `${beginning(columns)}${headerXml(columns)}`;
    let no = 1;
    for await (const some of rows((id) => came.has(id))) {
      const lines = some.map(({ cells, pictures: wanted }) => {
        no += 1;
        const here = wanted.flatMap(({ id, column, name }) => {
          const one = came.get(id);
          return one ? [{ row: no, column, no: one.no, name }] : [];
        });
        places.push(...here);
        const height = here.length > 0 ? (PLACE.height + 2 * PLACE.gap) * POINTS_A_PX : undefined;
        return rowXml(no, cells, { columns, timeZone }, height);
      });
      yield lines.join('');
    }
    yield `</sheetData><drawing xmlns:r="${RELATIONS}" r:id="rId1"/></worksheet>`;
  }
}

async function* encoded(xml: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of xml) yield strToU8(part);
}

const text = (name: string, xml: Iterable<string> | AsyncIterable<string>): ZipFile => ({
  ...{ name, parts: encoded(xml), isText: true },
});

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const all = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}">${all.join('')}</Relationships>`;
}

/** Where each picture stands: it keeps its shape, and moves with its row. */
function* drawing(places: readonly Place[], sizes: readonly { width: number; height: number }[]): Generator<string> {
  yield `${HEAD}<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" xmlns:r="${RELATIONS}">`;
  for (const [index, { row, column, no, name }] of places.entries()) {
    const { width, height } = sizes[no - 1] ?? PLACE;
    const share = Math.min(PLACE.width / width, PLACE.height / height);
    const size = [width, height].map((px) => Math.round(px * share * EMU_A_PX));
    const from = `<xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${PLACE.gap * EMU_A_PX}</xdr:colOff><xdr:row>${row - 1}</xdr:row><xdr:rowOff>${PLACE.gap * EMU_A_PX}</xdr:rowOff></xdr:from>`;
    const about = `<xdr:nvPicPr><xdr:cNvPr id="${index + 1}" name="${escaped(name)}" descr="${escaped(name)}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>`;
    const fill = `<xdr:blipFill><a:blip r:embed="rId${no}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>`;
    const shape = `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${size[0]}" cy="${size[1]}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr>`;
    yield `<xdr:oneCellAnchor>${from}<xdr:ext cx="${size[0]}" cy="${size[1]}"/><xdr:pic>${about}${fill}${shape}</xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`;
  }
  yield '</xdr:wsDr>';
}
