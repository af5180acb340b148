import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { PdfHit, PdfPageSize } from './pdf-document.ts';

interface Props {
  pdf: PDFDocumentProxy;
  /** 1.. */
  number: number;
  /** What it is taken for until it is drawn, points. */
  size: PdfPageSize;
  /** px of a point. */
  scale: number;
  hits: readonly PdfHit[];
  /** The one that the reader is at. */
  current: PdfHit | null;
  /** Drawn although it is not in sight: before it is printed. */
  isForced: boolean;
  onDrawn: () => void;
}

/** Pages are drawn when they are this near, so that scrolling shows no blank ones. */
const NEAR = '1200px 0px';

/** A page of a PDF: its place is kept, it is drawn with its text over it as it comes near, and given up as it goes. */
export function PdfPage(props: Props) {
  const { pdf, number, scale, hits, current, isForced, onDrawn } = props;
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState(props.size);
  const [isNear, setNear] = useState(false);
  const isDrawn = isNear || isForced;
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <section
      ref={box}
      className="pdf-page"
      data-page={number}
      aria-label={t('ui.list.page', { page: number })}
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      {isDrawn && <Drawn {...{ pdf, number, scale, hits, current, onDrawn }} onSize={setSize} />}
    </section>
  );
}

type DrawnProps = Omit<Props, 'size' | 'isForced'> & { onSize: (size: PdfPageSize) => void };

function Drawn({ pdf, number, scale, hits, current, onSize, onDrawn }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<TextLayer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of a page that was drawn does not draw it again
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale });
      const [plain, over] = [canvas.current, layer.current];
      if (signal.aborted || !plain || !over) return;
      onSize({ width: viewport.width / scale, height: viewport.height / scale });
      const density = window.devicePixelRatio || 1;
      plain.width = Math.floor(viewport.width * density);
      plain.height = Math.floor(viewport.height * density);
      const task = page.render({ canvas: plain, viewport, transform: [density, 0, 0, density, 0, 0] });
      signal.addEventListener('abort', () => task.cancel());
      over.replaceChildren();
      const words = new TextLayer({ textContentSource: page.streamTextContent(), container: over, viewport });
      signal.addEventListener('abort', () => words.cancel());
      await Promise.all([task.promise, words.render()]);
      setText(words);
      onDrawn();
    };
    draw().catch((cause: unknown) => {
      if (!signal.aborted) console.warn(`page ${number} was not drawn`, cause);
    });
    return () => stop.abort();
  }, [pdf, number, scale]);
  useEffect(() => {
    if (text) markHits(text, hits, current);
  }, [text, hits, current]);
  return (
    <>
      <canvas ref={canvas} />
      <div ref={layer} className="pdf-text" style={{ '--total-scale-factor': scale } as CSSProperties} />
    </>
  );
}

/** Marks what was found in the layer of text; the one that the reader is at comes into sight. */
function markHits(text: TextLayer, hits: readonly PdfHit[], current: PdfHit | null): void {
  const { textDivs, textContentItemsStr } = text;
  let begin = 0;
  let shown: HTMLElement | null = null;
  for (const [at, words] of textContentItemsStr.entries()) {
    const end = begin + words.length;
    const div = textDivs[at];
    const here = hits.filter(({ from, to }) => from < end && to > begin);
    if (div && (here.length > 0 || div.firstElementChild)) {
      const parts: (string | HTMLElement)[] = [];
      let done = 0;
      for (const hit of here) {
        const [from, to] = [Math.max(hit.from - begin, 0), Math.min(hit.to - begin, words.length)];
        const mark = document.createElement('mark');
        mark.textContent = words.slice(from, to);
        if (hit === current) {
          mark.dataset.current = 'true';
          shown ??= mark;
        }
        parts.push(words.slice(done, from), mark);
        done = to;
      }
      div.replaceChildren(...parts, words.slice(done));
    }
    begin = end;
  }
  shown?.scrollIntoView({ block: 'center' });
}
