import { knowledgeEndingOf } from '@rondo/domain/knowledge/file-type';
import { useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { markPassage } from './find-passage.ts';
import { Markdown } from './markdown.tsx';
import { NotShownFace } from './not-shown.tsx';
import { SheetTable } from './sheet-table.tsx';
import { SHOWN_COLUMNS, SHOWN_ROWS } from './shown-sheet.ts';
import { cellsOf, cutText, decodeText, wordsOfPage } from './text.ts';
import { useDocument } from './use-document.ts';
import { ViewBody } from './view-body.tsx';
import { faultOf, type ViewerProps } from './viewer-props.ts';

/** A text as it is, with its form (md), as a table (csv), or what a page (html) says. */
export default function TextView({ node, url, find }: ViewerProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const ending = knowledgeEndingOf(node.file?.name ?? node.name);
  const read = useDocument(node.file?.id ?? '', url, (bytes) => {
    const text = decodeText(bytes);
    return cutText(ending === 'html' || ending === 'htm' ? wordsOfPage(text) : text);
  });
  const shown = read.data;
  useEffect(() => {
    // The text never changes while it is shown: marks in it are safe from being drawn again.
    if (shown && find !== '' && box.current) markPassage(box.current, find)?.scrollIntoView({ block: 'center' });
  }, [shown, find]);
  if (read.error) return <NotShownFace node={node} fault={faultOf(read.error)} onRetry={() => void read.refetch()} />;
  if (!shown) return <Spinner />;
  if (ending === 'csv') return <SheetTable sheet={sheetOf(node.name, shown.text)} />;
  return (
    <ViewBody label={t('knowledge.view.content')}>
      {shown.isCut && (
        <p className="view-note" role="status">
          {t('knowledge.view.textCut')}
        </p>
      )}
      <div ref={box} className="text-paper">
        {ending === 'md' ? <Markdown text={shown.text} /> : <pre className="plain-text">{shown.text}</pre>}
      </div>
    </ViewBody>
  );
}

function sheetOf(name: string, text: string) {
  const cells = cellsOf(text);
  return {
    name,
    rows: cells.slice(0, SHOWN_ROWS),
    totalRows: cells.length,
    totalColumns: Math.min(Math.max(...cells.map((row) => row.length), 0), SHOWN_COLUMNS + 1),
  };
}
