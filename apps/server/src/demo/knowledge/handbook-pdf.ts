import { fontsFor } from '../../platform/pdf/fonts.ts';
import { COLUMN, PAGE, Paper } from '../../platform/pdf/paper.ts';

/** Draws a text of headings (`#`, `##`), list lines (`-`) and paragraphs as a PDF, each chapter on a page of its own. */
export async function handbookPdf(text: string, { at, language }: { at: Date; language: string }): Promise<Buffer> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const title = lines[0]?.replace(/^# /, '') ?? '';
  const paper = new Paper({
    ...{ fonts: await fontsFor(text), title, author: '', language, at, watermark: '' },
    onPage: (on) => on.at(PAGE.top - 30, title, { size: 9, ink: 'ink3' }),
  });
  let isFirst = true;
  for (const line of lines) {
    if (line.startsWith('# ')) {
      paper.write(line.slice(2), { size: 22, weight: 'bold' });
      paper.space(10);
    } else if (line.startsWith('## ')) {
      if (!isFirst) paper.room(PAGE.height);
      isFirst = false;
      paper.write(line.slice(3), { size: 15, weight: 'bold' });
      paper.mark(line.slice(3));
      paper.space(6);
    } else if (line.startsWith('- ')) {
      paper.at(paper.y, '•', { size: 11 });
      paper.write(line.slice(2), { size: 11 }, { x: PAGE.left + 14, width: COLUMN - 14 });
      paper.space(5);
    } else {
      paper.write(line, { size: 11 });
      paper.space(8);
    }
  }
  return paper.finish((on, page, pages) => on.at(PAGE.height - 40, `${page} / ${pages}`, { size: 9, ink: 'ink3' }));
}
