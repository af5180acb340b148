import { ChevronDown, ChevronUp } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { hitsIn, type PdfHit } from './pdf-document.ts';

interface Props {
  pdf: PDFDocumentProxy;
  /** Looked for from the start. */
  find: string;
  onHits: (hits: readonly PdfHit[]) => void;
  onGo: (hit: PdfHit | null) => void;
}

/** Looks for words in all pages and walks along what was found. */
export function PdfSearch({ pdf, find, onHits, onGo }: Props) {
  const t = useT();
  const [words, setWords] = useState(find);
  const [found, setFound] = useState<{ hits: readonly PdfHit[]; at: number } | null>(null);
  const tell = useEffectEvent((hits: readonly PdfHit[], isAsked: boolean) => {
    setFound(isAsked ? { hits, at: 0 } : null);
    onHits(hits);
    onGo(hits[0] ?? null);
  });
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      const hits = words === '' ? [] : await hitsIn(pdf, words, stop.signal);
      if (!stop.signal.aborted) tell(hits, words !== '');
    };
    look().catch((cause: unknown) => {
      if (!stop.signal.aborted) throw cause;
    });
    return () => stop.abort();
  }, [pdf, words]);
  const step = (by: number) => {
    if (!found || found.hits.length === 0) return;
    const at = (found.at + by + found.hits.length) % found.hits.length;
    setFound({ ...found, at });
    onGo(found.hits[at] ?? null);
  };
  const total = found?.hits.length ?? 0;
  return (
    <span className="pdf-search">
      <SearchField label={t('knowledge.view.search')} value={words} onChange={setWords} />
      {found && (
        <span className="meta num" role="status">
          {total === 0 ? t('knowledge.view.notFound') : `${found.at + 1} / ${total}`}
        </span>
      )}
      {total > 1 && (
        <>
          <button type="button" className="quiet" aria-label={t('knowledge.view.previousHit')} onClick={() => step(-1)}>
            <ChevronUp size={16} strokeWidth={1.75} aria-hidden />
          </button>
          <button type="button" className="quiet" aria-label={t('knowledge.view.nextHit')} onClick={() => step(1)}>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </>
      )}
    </span>
  );
}
