import { setImmediate as nextTurn } from 'node:timers/promises';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { AppError } from '../../../platform/errors.ts';
import type { Collector } from './collector.ts';
import { sheetRows } from './sheet-rows.ts';

/** Packed bytes unpacked at a time: a bomb of 1000 : 1 gives 4 MB before the limits are asked again. */
const STEP_BYTES = 4096;
/** Unpacked between two breaths, so that other requests are served meanwhile. */
const STEPS_A_TURN = 16;
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_A_PART = 12 * 1024 * 1024;
const MOST_ENTRIES = 2_000;

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const KEPT = new Set([
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
]);

/** The parts of a workbook that its cells are read from, as text; sheets cut after the rows that can matter. */
export async function xlsxParts(bytes: Uint8Array): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  let unpacked = 0;
  let entries = 0;
  let fault: unknown = null;
  const count = (size: number) => {
    unpacked += size;
    if (unpacked > MOST_UNPACKED) throw new AppError('IMPORT_UNREADABLE');
  };
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > MOST_ENTRIES) fault ??= new AppError('IMPORT_UNREADABLE');
    if (!KEPT.has(file.name) && !SHEET.test(file.name)) return;
    const collect = SHEET.test(file.name) ? sheetRows() : wholePart();
    receive(
      file,
      count,
      collect,
      (text) => parts.set(file.name, text),
      (error) => {
        fault ??= error;
      },
    );
  });
  unzip.register(UnzipInflate);
  for (let at = 0, step = 0; at < bytes.length && fault === null; at += STEP_BYTES, step += 1) {
    try {
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
    } catch (error) {
      fault ??= error;
    }
    if (step % STEPS_A_TURN === 0) await nextTurn();
  }
  if (fault instanceof AppError) throw fault;
  if (fault !== null || !parts.has('xl/workbook.xml')) throw new AppError('IMPORT_UNREADABLE');
  return parts;
}

function receive(
  file: UnzipFile,
  count: (size: number) => void,
  collect: Collector,
  onText: (text: string) => void,
  onFault: (error: unknown) => void,
): void {
  const decoder = new TextDecoder();
  let isOver = false;
  file.ondata = (error, chunk, isFinal) => {
    if (isOver) return;
    try {
      if (error) throw error;
      count(chunk.length);
      const answer = collect.add(decoder.decode(chunk, { stream: !isFinal }));
      if (!isFinal && answer === 'more') return;
      isOver = true;
      onText(collect.done());
    } catch (cause) {
      isOver = true;
      onFault(cause);
    }
  };
  file.start();
}

function wholePart(): Collector {
  let whole = '';
  return {
    add(text) {
      whole += text;
      // Entities of a document type can grow without end, and no spreadsheet program writes any.
      if (whole.length > MOST_A_PART || whole.includes('<!DOCTYPE')) throw new AppError('IMPORT_UNREADABLE');
      return 'more';
    },
    done: () => whole,
  };
}
