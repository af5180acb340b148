import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { findPassage } from './find-passage.ts';
import { faultOf, NotShown, type ViewFault } from './viewer-props.ts';

/** Beside the code of the build (`pdf-files.ts`). */
const FILES = `/web/assets/pdf-${version}`;

/** The names that the library gives to what it cannot read. */
const FAULTS: Partial<Record<string, ViewFault>> = {
  PasswordException: 'encrypted',
  ResponseException: 'unreached',
  AbortException: 'unreached',
};

export interface PdfPageSize {
  width: number;
  height: number;
}

export interface OpenPdf {
  pdf: PDFDocumentProxy;
  /** Of the first page in points; others may differ and say so when they are drawn. */
  size: PdfPageSize;
}

/** Opens a PDF by its address: what is shown first comes first, the rest follows. */
export function usePdf(url: string): { open: OpenPdf | null; fault: ViewFault | null } {
  const [open, setOpen] = useState<OpenPdf | null>(null);
  const [fault, setFault] = useState<ViewFault | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
    GlobalWorkerOptions.workerPort = worker;
    const task = getDocument({
      url,
      cMapUrl: `${FILES}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${FILES}/standard_fonts/`,
      wasmUrl: `${FILES}/wasm/`,
      // Our policy for scripts does not allow WebAssembly, nor code made of texts.
      useWasm: false,
      isEvalSupported: false,
      enableXfa: false,
      // Half of all files have something that a strict reader warns of.
      verbosity: VerbosityLevel.ERRORS,
    });
    let isGone = false;
    const read = async () => {
      try {
        const pdf = await task.promise;
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (!isGone) setOpen({ pdf, size: { width, height } });
      } catch (cause) {
        if (!isGone) setFault(faultIn(cause));
      }
    };
    void read();
    return () => {
      isGone = true;
      void task.destroy().finally(() => worker.terminate());
    };
  }, [url]);
  return { open, fault };
}

const faultIn = (cause: unknown): ViewFault =>
  cause instanceof NotShown ? cause.fault : (cause instanceof Error && FAULTS[cause.name]) || faultOf(cause);

/** A place of what was looked for: the page (1..), which of its places, and the letters there. */
export interface PdfHit {
  page: number;
  from: number;
  to: number;
}

/** What a page says: its pieces in the order of the layer of text, and all of them as one text. */
async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [item.str] : []));
}

/** Every place of a passage, page after page; stops as soon as nobody waits for it any more. */
export async function hitsIn(pdf: PDFDocumentProxy, passage: string, signal: AbortSignal): Promise<PdfHit[]> {
  const hits: PdfHit[] = [];
  for (let page = 1; page <= pdf.numPages && !signal.aborted; page += 1) {
    const text = (await textOf(pdf, page)).join('');
    hits.push(...findPassage(text, passage).map((found) => ({ page, ...found })));
  }
  return hits;
}
