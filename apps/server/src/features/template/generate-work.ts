import { DOCUMENT_TYPES, type DocumentType } from '@rondo/domain/document';
import { contentOf } from '@rondo/domain/generation/content-of';
import {
  GENERATION_STEPS,
  type GenerationMethod,
  type PlacedItem,
  type SourceBlock,
} from '@rondo/domain/generation/draft';
import { blocksOfDescription, itemsOfDescription, itemsOfStructure } from '@rondo/domain/generation/of-structure';
import { LIMIT } from '@rondo/domain/limit';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { allItems } from '@rondo/domain/scoring/template';
import { MODES } from '@rondo/domain/task';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { DocumentUnreadable, type ReadFormat } from '../../platform/document-text/document-text.ts';
import { readDocument } from '../../platform/document-text/read-document.ts';
import { AppError } from '../../platform/errors.ts';
import type { Held } from '../../platform/feature.ts';
import { longWork } from '../../platform/long-work.ts';
import { ModelFailure } from '../../platform/model/language-model.ts';
import { attachDocuments, bytesAt, fileRefs } from '../file/index.ts';
import { freeName } from './free-name.ts';
import * as q from './generation.queries.ts';
import { insertTemplate } from './insert-template.ts';
import { itemsOfModel } from './model-items.ts';

type Parts = Pick<Held, 'store' | 'model'>;

const { read: READ, found: FOUND, made: MADE } = GENERATION_STEPS;

/** What is read of the documents that can be uploaded; an archive is none that says something itself. */
const FORMATS: Readonly<Record<DocumentType, ReadFormat | null>> = {
  ...{ pdf: 'pdf', docx: 'docx', xlsx: 'xlsx', pptx: 'pptx', txt: 'txt', csv: 'csv', zip: null },
};

/** How a stored document is read; null: it is none that says something. */
export function formatOf(mime: string): ReadFormat | null {
  const types = Object.keys(FORMATS) as DocumentType[];
  const type = types.find((one) => DOCUMENT_TYPES[one] === mime);
  return type === undefined ? null : FORMATS[type];
}

/** Makes a draft of what a document or a description asks for: whole, at its end, or nothing. */
export const templateGenerate = ({ store, model }: Parts) =>
  longWork({
    kind: 'template.generate',
    code: 'template_manage',
    schema: z.object({ fileId: z.uuid().nullable(), text: z.string() }),
    run: async (tx, actor, { fileId, text }, { name, progress }) => {
      const blocks = fileId === null ? blocksOfDescription(text) : await blocksOf(tx, store, fileId, progress);
      await progress(READ);
      const found = await find({ blocks, isTyped: fileId === null, model, progress });
      if (found.items.length === 0) throw new AppError('GENERATION_NOTHING_FOUND');
      await progress(FOUND);
      const say = (key: 'general' | 'others') => translate(tx.language, `template.generation.${key}`);
      const words = { general: say('general'), others: say('others') };
      const { content, sources, leftOut } = contentOf(found.items, words, tx.newId);
      const called = await freeName(tx, found.title ?? stemOf(name, fileId));
      const start = { modes: [MODES[0]], content, scoring: { ...DEFAULT_SCORING } };
      const made = await insertTemplate(tx, actor, { name: called, ...start }, { name: called, generatedFrom: name });
      if (fileId !== null) await attachDocuments(tx, { kind: 'template', id: made, shopId: null }, [fileId]);
      const source = fileId === null ? '' : name;
      const { method, unproved } = found;
      const generation = { templateId: made, source, fileId, method, unproved, leftOut, sources, at: tx.now() };
      await q.insert(tx.db, tx.companyId, generation).execute();
      await progress(MADE);
      const counts = { created: allItems(content).length, categories: content.categories.length };
      return { madeId: made, counts: { ...counts, unproved, leftOut, modelFailed: method === 'fallback' ? 1 : 0 } };
    },
  });

interface Looked {
  blocks: readonly SourceBlock[];
  /** Somebody typed it: each line counts. */
  isTyped: boolean;
  model: Held['model'];
  progress: (done: number) => Promise<void>;
}

interface Found {
  title: string | null;
  items: PlacedItem[];
  method: GenerationMethod;
  unproved: number;
}

/** By the language model where there is one, by structure and words where there is none, or where it fails. */
async function find({ blocks, isTyped, model, progress }: Looked): Promise<Found> {
  const byStructure = (method: GenerationMethod): Found => {
    const { title, items } = isTyped ? { title: null, items: itemsOfDescription(blocks) } : itemsOfStructure(blocks);
    return { title, items, method, unproved: 0 };
  };
  if (model === null) return byStructure('structure');
  try {
    const toldAt = (share: number) => progress(Math.round(READ + share * (FOUND - READ)));
    const { items, unproved } = await itemsOfModel(model, blocks, toldAt);
    return { title: isTyped ? null : itemsOfStructure(blocks).title, items, method: 'model', unproved };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return byStructure('fallback');
  }
}

async function blocksOf(
  tx: Tx,
  store: Held['store'],
  fileId: string,
  progress: Looked['progress'],
): Promise<SourceBlock[]> {
  const [file] = (await fileRefs(tx.db, tx.companyId, [fileId]))([fileId]);
  const format = file ? formatOf(file.mime) : null;
  const bytes = file && (await bytesAt(store, tx.companyId, file.path));
  if (!bytes || format === null) throw new AppError('NOT_FOUND');
  const stop = new AbortController();
  const cancelled = setInterval(() => {
    progress(0).catch((error: unknown) => stop.abort(error));
  }, ALIVE_MS);
  try {
    const { blocks } = await readDocument(bytes, format, { signal: stop.signal });
    return blocks;
  } catch (error) {
    if (!(error instanceof DocumentUnreadable)) throw error;
    const cause = translate(tx.language, `template.generation.fault.${error.fault}`);
    throw new AppError('GENERATION_UNREADABLE', { params: { cause } });
  } finally {
    clearInterval(cancelled);
  }
}

/** How often work that waits for something else looks whether it was cancelled, ms. */
const ALIVE_MS = 500;

/** A template is called as its document, or as its description begins. */
function stemOf(name: string, fileId: string | null): string {
  const stem = fileId === null ? name : name.replace(/\.[^.]*$/, '').trim() || name;
  return [...stem].slice(0, LIMIT.name.template).join('');
}
