import { unzipSync } from 'fflate';
import { attribute, readXml } from './read-xml.ts';
import { TABLE_LIMITS, TableError } from './table.ts';

/** The parts of a workbook that its cells are read from, unpacked. */
export interface XlsxParts {
  /** Those that are not hidden. */
  sheets: { name: string; sheet: Buffer }[];
  /** Texts that cells name by their number; null when there are none. */
  strings: Buffer | null;
  styles: Buffer | null;
  /** Days are counted from 1904 (old Macintosh workbooks). */
  is1904: boolean;
}

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Unpacks what is needed and nothing else; a workbook that says it is larger than the limit is refused before. */
export function xlsxParts(bytes: Uint8Array): XlsxParts {
  const unpack = unpacker(bytes);
  const plan = unpack([WORKBOOK, RELATIONS]);
  const workbook = plan.get(WORKBOOK);
  if (!workbook) throw new TableError('unreadable');
  const { shown, is1904 } = sheetsOf(workbook);
  const targets = relations(plan.get(RELATIONS));
  const places = shown.map(({ id, name }) => ({ name, path: targets.get(id)?.path ?? 'xl/worksheets/sheet1.xml' }));
  const pathOf = (kind: string): string => [...targets.values()].find((one) => one.kind === kind)?.path ?? '';
  const parts = unpack([...places.map(({ path }) => path), pathOf('sharedStrings'), pathOf('styles')]);
  const sheets = places.flatMap(({ name, path }) => {
    const sheet = parts.get(path);
    return sheet ? [{ name, sheet }] : [];
  });
  if (sheets.length === 0) throw new TableError('unreadable');
  const part = (kind: string): Buffer | null => parts.get(pathOf(kind)) ?? null;
  return { sheets, strings: part('sharedStrings'), styles: part('styles'), is1904 };
}

/**
 * Unpacks parts by name, all calls together under one limit. The library never writes more of a part than its size in the
 * list of contents, so a list that lies gains nothing.
 */
function unpacker(bytes: Uint8Array) {
  let total = 0;
  return (names: readonly string[]): Map<string, Buffer> => {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!names.includes(name.replace(/^\//, ''))) return false;
        total += originalSize;
        if (total > TABLE_LIMITS.unpackedBytes) throw new TableError('too_large');
        return true;
      },
    });
    return new Map(
      Object.entries(parts).map(([name, part]) => [
        name.replace(/^\//, ''),
        Buffer.from(part.buffer, part.byteOffset, part.byteLength),
      ]),
    );
  };
}

/** The sheets that are not hidden; where all are, the first one. */
function sheetsOf(workbook: Buffer): { shown: { id: string; name: string }[]; is1904: boolean } {
  const sheets: { id: string; name: string; isHidden: boolean }[] = [];
  let is1904 = false;
  readXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || sheets.length >= TABLE_LIMITS.columns) return;
      const state = attribute(attributes, 'state') ?? 'visible';
      sheets.push({
        id: attribute(attributes, 'r:id') ?? attribute(attributes, 'id') ?? '',
        name: attribute(attributes, 'name') ?? '',
        isHidden: state !== 'visible',
      });
    },
  });
  const visible = sheets.filter((one) => !one.isHidden).slice(0, TABLE_LIMITS.sheets);
  return { shown: visible.length > 0 ? visible : sheets.slice(0, 1), is1904 };
}

/** Where the parts of the workbook lie, by their id. */
function relations(bytes: Buffer | undefined): Map<string, { kind: string; path: string }> {
  const found = new Map<string, { kind: string; path: string }>();
  if (!bytes) return found;
  readXml(bytes, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const kind = (attribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '';
      const target = attribute(attributes, 'Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
      found.set(attribute(attributes, 'Id') ?? '', { kind, path });
    },
  });
  return found;
}
