import type { ReportLayout } from '@rondo/domain/report';
import { fontsFor } from '../../../platform/pdf/fonts.ts';
import { PAGE, Paper } from '../../../platform/pdf/paper.ts';
import type { ReportModel } from '../report-shape.ts';
import { process, type Seal, seal, signatures } from './end.ts';
import { cover, facts, type Letterhead, pageHead, result, sections, since, title } from './head.ts';
import { failedItems, type Photo, passedItems } from './items.ts';

/** What is drawn with a report beside its words. */
export interface Around {
  company: Letterhead;
  layout: ReportLayout;
  /** Null: what is drawn is no report yet, such as a draft. */
  seal: Seal | null;
  /** Over every page; empty: none. */
  watermark: string;
  /** Who made it, when. */
  made: string;
  pageOf: (page: number, pages: number) => string;
  missing: string;
  photo: Photo;
  at: Date;
}

/** A report as PDF: result first, what changed, sections, what failed, the rest, signatures, process, seal. */
export async function drawReport(model: ReportModel, around: Around): Promise<Buffer> {
  const { company, layout, photo, missing } = around;
  const { photo: _, at, ...said } = around;
  const fonts = await fontsFor(JSON.stringify([model, { ...said, company: company.name }, around.pageOf(0, 0)]));
  const paper = new Paper({
    fonts,
    title: `${model.shop} · ${model.number}`,
    author: company.name,
    language: model.language,
    at,
    watermark: around.watermark,
    onPage: (page) => pageHead(page, company, model.number),
  });
  if (layout.hasCover) cover(paper, model, company);
  title(paper, model);
  result(paper, model);
  facts(paper, model);
  since(paper, model);
  sections(paper, model);
  const drawn = { paper, photo, photosARow: layout.photosARow, missing, after: model.after, standard: model.standard };
  await failedItems(drawn, model);
  await passedItems(drawn, model);
  if (model.excluded !== null) paper.write(model.excluded, { size: 8.5, ink: 'ink3' });
  process(paper, model);
  await signatures(paper, model, photo);
  if (around.seal) seal(paper, around.seal);
  return paper.finish((page, number, pages) => pageFoot(page, around, number, pages));
}

function pageFoot(paper: Paper, { layout, made, pageOf }: Around, number: number, pages: number): void {
  const y = PAGE.height - 38;
  paper.y = y - 8;
  paper.rule();
  const style = { size: 7.5, ink: 'ink3' } as const;
  paper.at(y, [layout.footer, made].filter(Boolean).join(' · '), style, { x: PAGE.left, width: 430 });
  paper.at(y, pageOf(number, pages), { ...style, align: 'right' }, { x: PAGE.width - PAGE.right - 80, width: 80 });
}
