import { Printer } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { NotShownFace } from './not-shown.tsx';
import { PdfPage } from './page-of-pdf.tsx';
import { type OpenPdf, type PdfHit, usePdf } from './pdf-document.ts';
import { PdfSearch } from './pdf-search.tsx';
import type { ViewerProps } from './viewer-props.ts';
import { type Zoom, ZoomButtons } from './zoom-buttons.tsx';
import './pdf.css';
import { ViewBody } from './view-body.tsx';

/** px of a point of paper on a screen. */
const NATURAL = 96 / 72;
/** Left and right of the pages, px. */
const MARGIN = 32;

export default function PdfView(props: ViewerProps) {
  const { open, fault } = usePdf(props.url);
  if (fault) return <NotShownFace node={props.node} fault={fault} onRetry={() => window.location.reload()} />;
  return open ? <Pages {...props} open={open} /> : <Spinner />;
}

/** The pages one below the other, with zoom, search and print above. */
function Pages({ open: { pdf, size }, start, find, onPlace }: ViewerProps & { open: OpenPdf }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [hits, setHits] = useState<readonly PdfHit[]>([]);
  const [current, setCurrent] = useState<PdfHit | null>(null);
  const page = usePageInSight(box, onPlace);
  const print = usePrint(pdf.numPages);
  const fit = width === 0 ? NATURAL : Math.min((width - MARGIN) / size.width, NATURAL * 1.5);
  const scale = zoom === 'fit' ? fit : zoom * NATURAL;
  const go = (number: number) => box.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView();
  useStart(width > 0, () => go(Math.min(Math.max(start, 1), pdf.numPages)));
  const goTo = (hit: PdfHit | null) => {
    setCurrent(hit);
    // Its page may not be drawn yet: the mark itself comes into sight when it is.
    if (hit) go(hit.page);
  };
  return (
    <>
      <div className="view-tools" role="toolbar" aria-label={t('knowledge.view.tools')}>
        <PageBox page={page} pages={pdf.numPages} onGo={go} />
        <ZoomButtons zoom={zoom} scale={scale / NATURAL} onZoom={setZoom} />
        <PdfSearch pdf={pdf} find={find} onHits={setHits} onGo={goTo} />
        <button
          type="button"
          className="quiet"
          aria-label={t('knowledge.view.print')}
          title={t('knowledge.view.print')}
          aria-busy={print.isGoing}
          onClick={print.start}
        >
          <Printer size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <ViewBody ref={box} className="pdf-pages" label={t('knowledge.view.content')}>
        {width > 0 &&
          Array.from({ length: pdf.numPages }, (_, at) => at + 1).map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              size={size}
              scale={scale}
              hits={hits.length === 0 ? NONE : hits.filter((hit) => hit.page === number)}
              current={current?.page === number ? current : null}
              isForced={print.isGoing}
              onDrawn={() => print.drawn(number)}
            />
          ))}
      </ViewBody>
    </>
  );
}

const NONE: readonly PdfHit[] = [];

/** The page number, to be read and to be typed. */
function PageBox({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const number = Number(typed);
    if (Number.isInteger(number) && number >= 1 && number <= pages) onGo(number);
    setTyped(null);
  };
  return (
    <span className="page-box num">
      <input
        aria-label={t('knowledge.view.page')}
        inputMode="numeric"
        value={typed ?? page}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && go()}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      / {pages}
    </span>
  );
}

/** How wide the pages may be; 0 until it is known. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  return width;
}

/** Begins where it is asked to, once the pages have their places. */
function useStart(isReady: boolean, begin: () => void): void {
  const started = useEffectEvent(begin);
  useEffect(() => {
    if (isReady) started();
  }, [isReady]);
}

/** The page whose middle is nearest to the middle of the window; told as the reader scrolls. */
function usePageInSight(box: RefObject<HTMLElement | null>, onPlace: (page: number) => void): number {
  const [page, setPage] = useState(1);
  const tell = useEffectEvent((next: number) => {
    if (next === page) return;
    setPage(next);
    onPlace(next);
  });
  useEffect(() => {
    const pages = box.current;
    if (!pages) return;
    const look = () => {
      const { top, height } = pages.getBoundingClientRect();
      const middle = document.elementsFromPoint(
        pages.getBoundingClientRect().left + pages.clientWidth / 2,
        top + height / 2,
      );
      const number = Number(middle.map((one) => one.closest<HTMLElement>('[data-page]')?.dataset.page).find(Boolean));
      if (number > 0) tell(number);
    };
    pages.addEventListener('scroll', look, { passive: true });
    return () => pages.removeEventListener('scroll', look);
  }, [box]);
  return page;
}

/** Prints all pages: each is drawn first, whether it was in sight or not. */
function usePrint(pages: number) {
  const [isGoing, setGoing] = useState(false);
  const drawn = useRef(new Set<number>());
  const end = () => {
    setGoing(false);
    window.print();
  };
  return {
    isGoing,
    start: () => {
      if (drawn.current.size === pages) window.print();
      else setGoing(true);
    },
    drawn: (number: number) => {
      drawn.current.add(number);
      if (isGoing && drawn.current.size === pages) end();
    },
  };
}
