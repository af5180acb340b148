import { renderAsync } from 'docx-preview';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { cleanDocument, DOCUMENT_STYLE } from './clean-document.ts';
import { markPassage } from './find-passage.ts';
import { NotShownFace } from './not-shown.tsx';
import { requireOpen, useDocument } from './use-document.ts';
import { ViewBody } from './view-body.tsx';
import { faultOf, type ViewerProps } from './viewer-props.ts';
import { type Zoom, ZoomButtons } from './zoom-buttons.tsx';

/** The space around the pages, px. */
const MARGIN = 32;

/** A document of Word as pages. Its styles stay inside a root of their own, so that it cannot change the page around it. */
export default function DocxView({ node, url, find }: ViewerProps) {
  const t = useT();
  const read = useDocument(node.file?.id ?? '', url, async (bytes) => {
    requireOpen(bytes);
    return pagesOf(bytes);
  });
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { box, fit } = useShown(read.data ?? null, find, zoom);
  if (read.error) return <NotShownFace node={node} fault={faultOf(read.error)} onRetry={() => void read.refetch()} />;
  return (
    <>
      <div className="view-tools" role="toolbar" aria-label={t('knowledge.view.tools')}>
        <ZoomButtons zoom={zoom} scale={zoom === 'fit' ? fit : zoom} onZoom={setZoom} />
      </div>
      <ViewBody label={t('knowledge.view.content')}>
        {!read.data && <Spinner />}
        <div ref={box} className="docx-box" />
      </ViewBody>
    </>
  );
}

/** The pages as elements that stand nowhere yet: they are cleaned before anybody sees them. */
async function pagesOf(bytes: Uint8Array<ArrayBuffer>): Promise<HTMLElement> {
  const whole = document.createElement('div');
  const options = {
    inWrapper: true,
    breakPages: true,
    useBase64URL: true,
    renderAltChunks: false,
    experimental: false,
  };
  await renderAsync(bytes, whole, whole, options);
  return cleanDocument(whole);
}

/** Puts the pages into a root of their own, as wide as there is room; a passage is marked and comes into sight. */
function useShown(pages: HTMLElement | null, find: string, zoom: Zoom) {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  useEffect(() => {
    if (!box.current || !pages) return;
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = DOCUMENT_STYLE;
    root.replaceChildren(style, pages);
    const mark = find === '' ? null : markPassage(pages, find);
    mark?.scrollIntoView({ block: 'center' });
    const measure = () => {
      const paper = pages.querySelector<HTMLElement>('section');
      const room = box.current?.parentElement?.clientWidth ?? 0;
      if (paper && room > 0) setFit(Math.min(1, (room - MARGIN) / widthOf(paper)));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    if (box.current.parentElement) watcher.observe(box.current.parentElement);
    return () => watcher.disconnect();
  }, [pages, find]);
  useEffect(() => {
    pages?.style.setProperty('zoom', String(zoom === 'fit' ? fit : zoom));
  }, [pages, zoom, fit]);
  return { box, fit };
}

/** px at the natural size, whatever it is zoomed to now. */
const widthOf = (paper: HTMLElement): number => Math.max(paper.offsetWidth, 1);
