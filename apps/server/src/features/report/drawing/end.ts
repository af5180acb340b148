import { encode } from 'uqr';
import { COLUMN, PAGE, type Paper } from '../../../platform/pdf/paper.ts';
import type { ReportModel } from '../report-shape.ts';
import { heading } from './head.ts';
import type { Photo } from './items.ts';

/** What stands in the seal: words in the reader's language, the hash, where it can be checked. */
export interface Seal {
  title: string;
  text: string;
  hash: string;
  url: string;
}

const META = { size: 8, ink: 'ink3' } as const;

/** Who signed for the store, and two lines to sign on by hand. */
export async function signatures(paper: Paper, model: ReportModel, photo: Photo): Promise<void> {
  const { signOff, signatureLines } = model;
  if (signOff) {
    heading(paper, signOff.title);
    paper.room(80);
    const bytes = signOff.file && (await photo(signOff.file, 480));
    if (bytes) {
      paper.picture(bytes, { x: PAGE.left, width: 150 }, paper.y, 56, 'fit');
      paper.space(60);
    }
    paper.write([signOff.name, signOff.when].join(' · '), { size: 9 });
    if (signOff.note !== null) paper.write(signOff.note, { size: 8.5, ink: 'warnText' });
    paper.space(10);
  }
  if (signatureLines.length === 0) return;
  paper.room(64);
  paper.space(40);
  const width = (COLUMN - 30) / 2;
  for (const [index, words] of signatureLines.entries()) {
    const box = { x: PAGE.left + index * (width + 30), width };
    paper.rule('controlBorder', box);
    paper.at(paper.y + 4, words, META, box);
  }
  paper.space(26);
}

/** The way of the record from the task on. */
export function process(paper: Paper, model: ReportModel): void {
  if (!model.process) return;
  heading(paper, model.process.title);
  const box = { x: PAGE.left + 16, width: COLUMN - 16 };
  for (const { mark, what, who, comment } of model.process.steps) {
    paper.room(26);
    paper.icon(mark.shape, mark.ink, PAGE.left, paper.y + 1.5, 10);
    const style = { size: 9, weight: 'bold' } as const;
    const next = box.x + paper.widthOf(what, style) + 8;
    paper.at(paper.y, who, { size: 8.5, ink: 'ink3' }, { x: next, width: PAGE.left + COLUMN - next });
    paper.write(what, style, box);
    paper.write(comment, { size: 8.5, ink: 'ink2' }, box);
    paper.space(3);
  }
  paper.space(8);
}

const QR_SIDE = 74;

/** The hash of the record's facts and the code that leads to the page that compares it. */
export function seal(paper: Paper, { title, text, hash, url }: Seal): void {
  const box = { x: PAGE.left + QR_SIDE + 28, width: COLUMN - QR_SIDE - 42 };
  const height = Math.max(
    QR_SIDE + 24,
    20 + paper.heightOf(text, { size: 8.5 }, box) + paper.heightOf(url, { size: 7.5 }, box) + 40,
  );
  paper.room(height + 8);
  const top = paper.y;
  paper.block('subtle', { x: PAGE.left, width: COLUMN }, top, height, 6);
  code(paper, url, PAGE.left + 12, top + (height - QR_SIDE) / 2);
  paper.y = top + 10;
  paper.write(title, { size: 10, weight: 'bold' }, box);
  paper.write(text, { size: 8.5, ink: 'ink2' }, box);
  paper.space(3);
  paper.write(`SHA-256 ${hash}`, { size: 7.5, ink: 'ink3' }, box);
  const linked = paper.y;
  paper.write(url, { size: 7.5, ink: 'brandText' }, box);
  paper.link(url, box, linked, paper.y - linked);
  paper.y = top + height + 6;
}

function code(paper: Paper, url: string, x: number, y: number): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const dot = QR_SIDE / size;
  paper.block('surface', { x: x - 4, width: QR_SIDE + 8 }, y - 4, QR_SIDE + 8);
  for (const [row, dots] of data.entries()) {
    for (const [column, isDark] of dots.entries()) {
      // A hair wider than its place, so that no light line is seen between two dark ones.
      if (isDark) paper.block('ink', { x: x + column * dot, width: dot + 0.15 }, y + row * dot, dot + 0.15, 0);
    }
  }
}
