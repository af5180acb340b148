import type { FileRef } from '@rondo/contract/kit/shapes';
import type { PhotosARow } from '@rondo/domain/report';
import { COLUMN, PAGE, type Paper } from '../../../platform/pdf/paper.ts';
import type { ItemLine, ReportModel } from '../report-shape.ts';
import { heading } from './head.ts';

/** The JPEG of a photo, no wider than so many pixels; null: it is gone from the store. */
export type Photo = (file: FileRef, widthPx: number) => Promise<Buffer | null>;

interface Drawn {
  paper: Paper;
  photo: Photo;
  photosARow: PhotosARow;
  /** Said where a picture is gone. */
  missing: string;
  after: string;
  standard: string;
}

const GAP = 8;
const TEXT = { x: PAGE.left + 16, width: COLUMN - 16 - 116 };
const SIDE = { x: PAGE.left + COLUMN - 106, width: 106 };
const ABOUT = { size: 8, ink: 'ink3' } as const;
const NAME = { size: 10, weight: 'bold' } as const;
const PASSED = { size: 9 } as const;
const FOUND = { size: 9, ink: 'ink2' } as const;
/** Small photos in a row. */
const SMALL_ROW = 4;
/** Photos are printed with so many pixels a point: 170 dots an inch. */
const PX_A_POINT = 2.4;

/** What failed: photos, what was asked and found, points, where its rectification stands. */
export async function failedItems(drawn: Drawn, { failed }: ReportModel): Promise<void> {
  const { paper } = drawn;
  heading(paper, failed.title, failed.count);
  if (failed.none !== null) paper.write(failed.none, FOUND);
  for (const [index, item] of failed.items.entries()) {
    if (index > 0) {
      paper.rule();
      paper.space(8);
    }
    await failedItem(drawn, item);
  }
  paper.space(6);
}

async function failedItem(drawn: Drawn, item: ItemLine): Promise<void> {
  const { paper } = drawn;
  const photoHeight = item.photos.length > 0 ? placeOf(drawn.photosARow).height + GAP : 0;
  const textHeight = 14 + paper.heightOf(item.name, NAME, TEXT) + paper.heightOf(item.found, FOUND, TEXT) + photoHeight;
  paper.room(Math.min(textHeight, 260));
  const top = paper.y;
  paper.icon(item.mark.shape, item.mark.ink, PAGE.left, top + 1, 11);
  side(paper, item, top);
  paper.write(item.about, ABOUT, TEXT);
  paper.write(item.name, NAME, TEXT);
  paper.write(item.standard, { size: 8.5, ink: 'ink3' }, TEXT);
  paper.write(item.found, FOUND, TEXT);
  for (const change of item.changes) paper.write(change, { size: 8, ink: 'warnText' }, TEXT);
  if (paper.y < top + 42 && item.rectification) paper.y = top + 42;
  paper.space(4);
  await photos(drawn, item.photos);
  await standards(drawn, item);
  if (item.after.length > 0) {
    paper.room(placeOf(drawn.photosARow).height + 16);
    paper.write(drawn.after, { ...ABOUT, ink: 'okText' }, TEXT);
    paper.space(2);
    await photos(drawn, item.after);
  }
  paper.space(4);
}

/** Points and the rectification, at the right edge. */
function side(paper: Paper, { points, rectification: r }: ItemLine, y: number): void {
  paper.at(y, points, { size: 10, weight: 'bold', align: 'right' }, SIDE);
  if (!r) return;
  const width = paper.widthOf(r.state, { size: 8.5 });
  const x = Math.max(SIDE.x, SIDE.x + SIDE.width - width);
  paper.icon(r.mark.shape, r.mark.ink, x - 13, y + 16, 10);
  paper.at(y + 15, r.state, { size: 8.5, align: 'right' }, SIDE);
  paper.at(y + 28, r.when, { size: 8, ink: r.isLate ? 'badText' : 'ink3', align: 'right' }, SIDE);
}

/** What "good" looks like, smaller than what was found. */
async function standards(drawn: Drawn, { standardPhotos }: ItemLine): Promise<void> {
  if (standardPhotos.length === 0) return;
  drawn.paper.room(placeOf(SMALL_ROW).height + 16);
  drawn.paper.write(drawn.standard, ABOUT, TEXT);
  drawn.paper.space(2);
  await photos({ ...drawn, photosARow: SMALL_ROW }, standardPhotos);
}

/** The other items by section, a line each; their photos smaller. */
export async function passedItems(drawn: Drawn, { rest }: ReportModel): Promise<void> {
  const { paper } = drawn;
  for (const { title, items } of rest) {
    heading(paper, title);
    for (const item of items) {
      passedLine(paper, item);
      for (const change of item.changes) paper.write(change, { size: 8, ink: 'warnText' }, TEXT);
      if (item.photos.length > 0) paper.space(3);
      await photos({ ...drawn, photosARow: SMALL_ROW }, item.photos);
      await standards(drawn, item);
      paper.space(4);
    }
    paper.space(6);
  }
}

/** Name, what was found and the points: in one line where they fit, what was found below where not. */
function passedLine(paper: Paper, { mark, name, about, found, points }: ItemLine): void {
  const words = [about, found].filter(Boolean).join(' · ');
  const from = TEXT.x + paper.widthOf(name, PASSED) + 10;
  const fits = from + paper.widthOf(words, ABOUT) <= TEXT.x + TEXT.width;
  const height = paper.heightOf(name, PASSED, TEXT);
  paper.room(height + (fits ? 0 : paper.heightOf(words, ABOUT, TEXT)));
  const top = paper.y;
  paper.icon(mark.shape, mark.ink, PAGE.left, top + 2, 10);
  paper.at(top, points, { size: 9, align: 'right' }, SIDE);
  if (fits) paper.at(top + 1, words, ABOUT, { x: from, width: TEXT.x + TEXT.width - from + 2 });
  paper.write(name, PASSED, TEXT);
  if (!fits) paper.write(words, ABOUT, TEXT);
}

function placeOf(photosARow: PhotosARow): { width: number; height: number } {
  const width = (TEXT.width + 116 - GAP * (photosARow - 1)) / photosARow;
  return { width, height: width * 0.66 };
}

/** Whole, never cut: a photo is evidence. */
async function photos({ paper, photo, photosARow, missing }: Drawn, files: readonly FileRef[]): Promise<void> {
  const { width, height } = placeOf(photosARow);
  for (const [index, file] of files.entries()) {
    const column = index % photosARow;
    if (column === 0) paper.room(height);
    const box = { x: TEXT.x + column * (width + GAP), width };
    paper.block('sunken', box, paper.y, height);
    const bytes = await photo(file, Math.round(width * PX_A_POINT));
    if (bytes) paper.picture(bytes, box, paper.y, height, 'fit');
    else paper.at(paper.y + height / 2 - 6, missing, { ...ABOUT, align: 'center' }, box);
    if (column === photosARow - 1 || index === files.length - 1) paper.space(height + GAP);
  }
}
