import { buffer } from 'node:stream/consumers';
import { light, type Role } from '@rondo/domain/palette';
import { type Shape, shapes } from '@rondo/domain/state-shapes';
import { MARK_LOOKS, WATERMARK, watermarkTile } from '@rondo/domain/watermark';
import PDFDocument from 'pdfkit';
import type { PaperFonts } from './fonts.ts';

/** A4 and its margins, points (1/72 inch). */
export const PAGE = { width: 595.28, height: 841.89, left: 42, right: 42, top: 64, bottom: 58 } as const;
/** Width that is written on. */
export const COLUMN = PAGE.width - PAGE.left - PAGE.right;

/** How a text looks: size in points. */
export interface TextStyle {
  size: number;
  ink?: Role;
  weight?: keyof PaperFonts;
  align?: 'left' | 'right' | 'center';
}

/** Where a text stands: left edge and width, points. */
export interface Box {
  x: number;
  width: number;
}

const FULL: Box = { x: PAGE.left, width: COLUMN };

interface Options {
  fonts: PaperFonts;
  /** For the file's own properties. */
  title: string;
  author: string;
  language: string;
  /** When it was made. */
  at: Date;
  /** Over every page, as on the reader's screen; empty: none. */
  watermark: string;
  /** Draws the head of each page; the cursor is the document's own. */
  onPage: (paper: Paper) => void;
}

/**
 * A document of A4 pages that is written from top to bottom. `y` is where the next thing begins; a new page comes by itself when
 * there is no more room. Texts are text: they can be searched and copied.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  y: number = PAGE.top;
  private readonly options: Options;
  private readonly bytes: Promise<Buffer>;
  /** What is being written: a text that goes on over a page looks the same after the head of the next one. */
  private style: TextStyle = { size: 9 };

  constructor(options: Options) {
    this.options = options;
    const { title, author, at, language } = options;
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
      autoFirstPage: false,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: 'Rondo', CreationDate: at },
    });
    this.doc.registerFont('regular', options.fonts.regular);
    this.doc.registerFont('bold', options.fonts.bold);
    this.bytes = buffer(this.doc);
    this.doc.on('pageAdded', () => this.head());
    this.doc.addPage();
  }

  /** Goes on with a new page when less than this much is free, points. */
  room(height: number): void {
    if (this.y + height > PAGE.height - PAGE.bottom) this.doc.addPage();
  }

  space(height: number): void {
    this.y += height;
  }

  /** How high a text is in a box, points. */
  heightOf(words: string, style: TextStyle, { width }: Box = FULL): number {
    return this.styled(style).heightOfString(words, { width });
  }

  widthOf(words: string, style: TextStyle): number {
    return this.styled(style).widthOfString(words);
  }

  /** Writes at a place without moving on; the height is known before by `heightOf`. */
  at(y: number, words: string, style: TextStyle, box: Box = FULL): void {
    const { x, width } = box;
    this.styled(style)
      .fillColor(light[style.ink ?? 'ink'])
      .text(words, x, y, { width, align: style.align ?? 'left', height: PAGE.height });
  }

  /** Writes and moves on; a text longer than the page goes on over the next ones. */
  write(words: string, style: TextStyle, box: Box = FULL): void {
    if (words === '') return;
    const height = this.heightOf(words, style, box);
    if (height < (PAGE.height - PAGE.top - PAGE.bottom) / 2) this.room(height);
    this.styled(style)
      .fillColor(light[style.ink ?? 'ink'])
      .text(words, box.x, this.y, { width: box.width, align: style.align ?? 'left' });
    this.y = this.doc.y;
  }

  rule(ink: Role = 'line', { x, width }: Box = FULL): void {
    this.doc
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.75)
      .strokeColor(light[ink])
      .stroke();
  }

  /** A filled rectangle with round corners. */
  block(ink: Role, { x, width }: Box, y: number, height: number, radius = 3): void {
    if (width <= 0 || height <= 0) return;
    this.doc.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2)).fill(light[ink]);
  }

  /** The drawing of a state, as pages have it. */
  icon(shape: Shape, ink: Role, x: number, y: number, size: number): void {
    const { line, solid, mark }: { line?: string; solid?: string; mark?: string } = shapes[shape];
    this.doc
      .save()
      .translate(x, y)
      .scale(size / 16);
    if (solid) this.doc.path(solid).fill(light[ink]);
    this.doc.lineWidth(1.5).lineCap('round').lineJoin('round');
    if (line) this.doc.path(line).stroke(light[ink]);
    if (mark) this.doc.path(mark).stroke(light.surface);
    this.doc.restore();
  }

  /** A part of a circle, 0 to 1, over a pale whole one; `radius` is to the middle of the line. */
  ring(share: number, ink: Role, x: number, y: number, radius: number, thick: number): void {
    this.doc.lineWidth(thick).lineCap('round').circle(x, y, radius).stroke(light.sunken);
    const part = Math.min(0.9999, Math.max(0, share));
    if (part === 0) return;
    const end = -Math.PI / 2 + part * 2 * Math.PI;
    const [toX, toY] = [x + radius * Math.cos(end), y + radius * Math.sin(end)];
    const arc = `M ${x} ${y - radius} A ${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${toX} ${toY}`;
    this.doc.path(arc).stroke(light[ink]);
  }

  /** A JPEG or PNG that covers its place; what stands over is cut off. */
  picture(bytes: Buffer, { x, width }: Box, y: number, height: number, fit: 'cover' | 'fit' = 'cover'): void {
    this.doc.save().roundedRect(x, y, width, height, 3).clip();
    this.doc.image(bytes, x, y, { [fit]: [width, height], align: 'center', valign: 'center' });
    this.doc.restore();
  }

  link(url: string, { x, width }: Box, y: number, height: number): void {
    this.doc.link(x, y, width, height, url);
  }

  /** An entry of the reader's list of contents. */
  mark(title: string): void {
    this.doc.outline.addItem(title);
  }

  /** Writes what stands at the foot of every page, now that their number is known, and ends the file. */
  async finish(foot: (paper: Paper, page: number, pages: number) => void): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      this.unbound(() => {
        foot(this, index + 1, count);
        this.watermark();
      });
    }
    this.doc.end();
    return this.bytes;
  }

  /** Below the margin too, without a new page. */
  private unbound(draw: () => void): void {
    const { margins } = this.doc.page;
    const { bottom } = margins;
    margins.bottom = 0;
    draw();
    margins.bottom = bottom;
  }

  private head(): void {
    const { style } = this;
    const { x } = this.doc;
    this.unbound(() => this.options.onPage(this));
    this.styled(style).fillColor(light[style.ink ?? 'ink']);
    this.y = PAGE.top;
    this.doc.x = x;
    this.doc.y = PAGE.top;
  }

  /** Over all of it, photos too, as on the reader's screen. */
  private watermark(): void {
    const { watermark: words } = this.options;
    if (words === '') return;
    const tile = watermarkTile(words, 11);
    this.doc.save().font('regular').fontSize(tile.sizePx).fillColor(light.ink).fillOpacity(MARK_LOOKS.page.opacity);
    for (let y = 0; y < PAGE.height; y += tile.height) {
      for (let x = 0; x < PAGE.width; x += tile.width) {
        this.doc.save().rotate(WATERMARK.degrees, { origin: [x + tile.width / 2, y + tile.height / 2] });
        const place = { width: tile.width, height: PAGE.height, align: 'center' } as const;
        this.doc.text(words, x, y + tile.height / 2, place);
        this.doc.restore();
      }
    }
    this.doc.restore();
  }

  private styled(style: TextStyle): PDFKit.PDFDocument {
    this.style = style;
    return this.doc.font(style.weight ?? 'regular').fontSize(style.size);
  }
}
