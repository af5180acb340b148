import { COLUMN, PAGE, type Paper } from '../../../platform/pdf/paper.ts';
import type { ReportModel } from '../report-shape.ts';

/** Heights of a logo above every page and on the cover, points; as wide as it is. */
const LOGO = { head: 20, cover: 64, widest: 120 };
const RING = { radius: 38, thick: 7 };
const META = { size: 8, ink: 'ink3' } as const;

/** Whose report it is. */
export interface Letterhead {
  name: string;
  /** Width over height of the picture. */
  logo: { bytes: Buffer; ratio: number } | null;
}

/** Above every page: whose report it is, and its number. */
export function pageHead(paper: Paper, company: Letterhead, right: string): void {
  const y = 28;
  const width = logo(paper, company, y - 6, LOGO.head);
  const x = PAGE.left + (width === 0 ? 0 : width + 8);
  paper.at(y - 1, company.name, { size: 8.5, ink: 'ink2', weight: 'bold' }, { x, width: 260 });
  paper.at(y - 1, right, { ...META, align: 'right' }, { x: PAGE.left + COLUMN - 200, width: 200 });
  paper.y = 48;
  paper.rule('lineStrong');
}

/** Draws the logo at the left edge and says how wide it is, points; 0 where there is none. */
function logo(paper: Paper, { logo: picture }: Letterhead, y: number, height: number): number {
  if (!picture) return 0;
  const width = Math.min(height * picture.ratio, LOGO.widest * (height / LOGO.head));
  paper.picture(picture.bytes, { x: PAGE.left, width }, y, height, 'fit');
  return width;
}

/** A first page of its own. */
export function cover(paper: Paper, model: ReportModel, company: Letterhead): void {
  paper.y = 190;
  if (logo(paper, company, paper.y, LOGO.cover) > 0) paper.space(92);
  paper.write(company.name, { size: 13, ink: 'ink2' });
  paper.space(10);
  paper.write(model.shop, { size: 30, weight: 'bold' });
  paper.space(4);
  paper.write(`${model.title} · ${model.template}`, { size: 13, ink: 'ink2' });
  paper.space(26);
  paper.rule('lineStrong');
  paper.space(20);
  for (const { label, value } of model.facts) fact(paper, label, value);
  paper.space(26);
  paper.write(model.result.word, { size: 24, weight: 'bold', ink: model.result.ink });
  paper.write(`${model.result.score} ${model.result.of}`, { size: 14, ink: 'ink2' });
  paper.doc.addPage();
}

function fact(paper: Paper, label: string, value: string): void {
  const [left, right] = [
    { x: PAGE.left, width: 110 },
    { x: PAGE.left + 118, width: COLUMN - 118 },
  ];
  const style = { size: 9 } as const;
  const height = Math.max(paper.heightOf(label, style, left), paper.heightOf(value, style, right));
  paper.room(height);
  paper.at(paper.y, label, { ...style, ink: 'ink3' }, left);
  paper.at(paper.y, value, style, right);
  paper.space(height + 3);
}

/** Store, number, and whether the record counts. */
export function title(paper: Paper, model: ReportModel): void {
  paper.mark(model.title);
  paper.write(model.shop, { size: 19, weight: 'bold' });
  paper.write(`${model.title} · ${model.template}`, { size: 9.5, ink: 'ink2' });
  paper.space(8);
  if (model.notice === null) return;
  const box = { x: PAGE.left + 10, width: COLUMN - 20 };
  const height = paper.heightOf(model.notice, { size: 9 }, box) + 10;
  paper.block('warnTint', { x: PAGE.left, width: COLUMN }, paper.y, height);
  paper.at(paper.y + 5, model.notice, { size: 9, ink: 'warnText' }, box);
  paper.space(height + 10);
}

/** The result first: ring in the colour of the level, the word, what forced it, the figures. */
export function result(paper: Paper, { result: r, figures }: ReportModel): void {
  const top = paper.y;
  const side = (RING.radius + RING.thick) * 2;
  const middle = { x: PAGE.left + side / 2, y: top + side / 2 };
  paper.ring(r.share ?? 0, r.ink, middle.x, middle.y, RING.radius, RING.thick);
  const inside = { x: middle.x - RING.radius, width: RING.radius * 2 };
  paper.at(middle.y - 15, r.score, { size: 16, weight: 'bold', align: 'center' }, inside);
  paper.at(middle.y + 7, r.of, { size: 7.5, ink: 'ink3', align: 'center' }, inside);
  const x = PAGE.left + side + 20;
  const box = { x, width: COLUMN - side - 20 };
  paper.at(top, r.word, { size: 16, weight: 'bold', ink: r.ink }, box);
  pills(paper, r, x + paper.widthOf(r.word, { size: 16, weight: 'bold' }) + 10, top + 4);
  paper.y = top + 25;
  paper.write(r.sentence, { size: 9, ink: 'ink2' }, box);
  paper.space(4);
  figureRow(paper, figures, box);
  paper.y = Math.max(paper.y, top + side) + 12;
}

function pills(paper: Paper, { forced, delta }: ReportModel['result'], from: number, y: number): void {
  let x = from;
  if (forced !== null) {
    const width = paper.widthOf(forced, { size: 8.5 }) + 14;
    paper.block('red', { x, width }, y, 17);
    paper.at(y + 2, forced, { size: 8.5, ink: 'onRed' }, { x: x + 7, width });
    x += width + 8;
  }
  if (delta) paper.at(y + 2, delta.text, { size: 8.5, ink: delta.ink }, { x, width: PAGE.left + COLUMN - x });
}

function figureRow(paper: Paper, figures: ReportModel['figures'], { x, width }: { x: number; width: number }): void {
  const each = width / Math.max(4, figures.length);
  const y = paper.y;
  for (const [index, { label, value, more }] of figures.entries()) {
    const box = { x: x + index * each, width: each - 6 };
    paper.at(y, label, META, box);
    paper.at(y + 12, value, { size: 11.5, weight: 'bold' }, box);
    paper.at(y + 29, more, META, box);
  }
  paper.y = y + 42;
}

/** Who, when, how. */
export function facts(paper: Paper, model: ReportModel): void {
  paper.rule();
  paper.space(8);
  for (const { label, value } of model.facts) fact(paper, label, value);
  paper.space(8);
}

/** A heading that stays with what follows. */
export function heading(paper: Paper, words: string, more = ''): void {
  paper.room(70);
  paper.mark(words);
  paper.rule('lineStrong');
  paper.space(8);
  const style = { size: 12, weight: 'bold' } as const;
  paper.at(paper.y, words, style);
  const x = PAGE.left + paper.widthOf(words, style) + 8;
  paper.at(paper.y + 4, more, META, { x, width: PAGE.left + COLUMN - x });
  paper.space(24);
}

/** What changed since the record before. */
export function since(paper: Paper, { since: of }: ReportModel): void {
  if (!of) return;
  const { title: words, parts, none } = of;
  if (none !== null) {
    paper.write(none, { size: 9, ink: 'ink3' });
    paper.space(8);
    return;
  }
  heading(paper, words);
  const each = COLUMN / 3;
  const styles = { name: { size: 9, weight: 'bold' }, list: { size: 8.5, ink: 'ink2' } } as const;
  const boxOf = (index: number) => ({ x: PAGE.left + index * each + 15, width: each - 24 });
  const heights = parts.map(({ names }, index) => paper.heightOf(names, styles.list, boxOf(index)));
  const height = 15 + Math.max(0, ...heights);
  paper.room(height);
  for (const [index, { mark, title: name, names }] of parts.entries()) {
    paper.icon(mark.shape, mark.ink, PAGE.left + index * each, paper.y + 1.5, 11);
    paper.at(paper.y, name, styles.name, boxOf(index));
    paper.at(paper.y + 15, names, styles.list, boxOf(index));
  }
  paper.space(height + 12);
}

/** The sections with their bar, score and change. */
export function sections(paper: Paper, { sections: { title: words, rows } }: ReportModel): void {
  if (rows.length === 0) return;
  heading(paper, words);
  const bar = { x: PAGE.left + 216, width: 136 };
  for (const { name, isChild, score, share, isRed, delta } of rows) {
    const box = { x: PAGE.left + (isChild ? 12 : 0), width: 200 - (isChild ? 12 : 0) };
    const style = { size: 9, ...(isChild ? { ink: 'ink2' as const } : {}) };
    const height = paper.heightOf(name, style, box);
    paper.room(height);
    paper.at(paper.y, name, style, box);
    paper.block('sunken', bar, paper.y + 4.5, 5, 2.5);
    paper.block(isRed ? 'l4' : 'c1', { x: bar.x, width: bar.width * share }, paper.y + 4.5, 5, 2.5);
    if (isRed) paper.icon('octagon', 'red', bar.x + bar.width + 8, paper.y + 1.5, 10);
    paper.at(paper.y, score, { size: 9, weight: 'bold', align: 'right' }, { x: PAGE.left + 372, width: 56 });
    if (delta)
      paper.at(paper.y, delta.text, { size: 8, ink: delta.ink, align: 'right' }, { x: PAGE.left + 432, width: 79 });
    paper.space(height + 4);
  }
  paper.space(10);
}
