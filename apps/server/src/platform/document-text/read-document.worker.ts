import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { TextFault } from '@rondo/domain/knowledge';
import { wordsOf } from '@rondo/domain/knowledge-text/indexed';
import { passagesOf } from '@rondo/domain/knowledge-text/passages';
import { cutWords } from '../cut-words.ts';
import { TableError } from '../table/table.ts';
import { decodeDocument } from './decode-document.ts';
import { type DocumentText, DocumentUnreadable, type ReadFormat } from './document-text.ts';
import { docxText } from './docx-text.ts';
import { htmlBlocks } from './html-text.ts';
import { markdownBlocks } from './markdown-text.ts';
import { pdfText } from './pdf-text.ts';
import { plainBlocks } from './plain-text.ts';
import { pptxText } from './pptx-text.ts';
import type { ReadAnswer, ReadRequest } from './read-messages.ts';
import { csvText, xlsxText } from './sheet-text.ts';

/**
 * A process that reads documents of strangers, one after another. What one of them breaks is this process alone: it has no database, no
 * secret in its environment, and a memory that is watched from a thread, because a document that is unpacked holds the process up.
 */
const READERS: Record<ReadFormat, (bytes: Uint8Array) => DocumentText | Promise<DocumentText>> = {
  pdf: pdfText,
  docx: docxText,
  pptx: pptxText,
  xlsx: xlsxText,
  csv: csvText,
  txt: (bytes) => ({ blocks: plainBlocks(decodeDocument(bytes)), pages: null }),
  md: (bytes) => ({ blocks: markdownBlocks(decodeDocument(bytes)), pages: null }),
  html: (bytes) => ({ blocks: htmlBlocks(decodeDocument(bytes)), pages: null }),
};

const TABLE_FAULTS = {
  unreadable: 'broken',
  too_many_rows: 'too_large',
  too_large: 'too_large',
  empty: 'no_text',
} as const;

/** Looks at the memory of the process every few ms, and whether whoever started it is still there. */
const WATCH = `const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.most || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}, workerData.everyMs);`;
const WATCH_MS = 20;

// No reader has anything to ask of a network.
for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'])
  Object.defineProperty(globalThis, name, { value: undefined, writable: false });

async function answerTo({ bytes, path, format, wants }: ReadRequest): Promise<ReadAnswer> {
  try {
    const text = await READERS[format](bytes ?? (await readFile(path ?? '')));
    if (text.blocks.length === 0) return { fault: 'no_text' };
    if (wants === 'text') return { text };
    const passages = passagesOf(text.blocks).map((passage) => ({ ...passage, words: wordsOf(passage, cutWords) }));
    return { indexed: { pages: text.pages, passages } };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Whatever a reader stumbles over, the document is what is broken. */
function faultOf(error: unknown): TextFault {
  if (error instanceof DocumentUnreadable) return error.fault;
  if (error instanceof TableError) return TABLE_FAULTS[error.fault];
  // Longer than anything may be, or nested deeper.
  return error instanceof RangeError ? 'too_large' : 'broken';
}

process.on('message', (message: ReadRequest) => {
  void answerTo(message).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
const most = Number(process.env.RONDO_READ_BYTES);
new Worker(WATCH, { eval: true, execArgv: [], workerData: { most, parent: process.ppid, everyMs: WATCH_MS } }).unref();
