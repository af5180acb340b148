import type { Citation } from '@rondo/contract/assistant';
import { sentencesOf } from '@rondo/domain/knowledge-text/sentences';
import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { type FoundPassage, findPassages, mayStillRead, wasUnread } from '../knowledge-text/index.ts';
import type { KnowledgeEyes } from '../scope/index.ts';
import { nodeKind } from './retrieval.queries.ts';

export type PassageCitation = Extract<Citation, { kind: 'passage' }>;

/** A passage that may be told, with the number it is cited by. */
export interface Given {
  number: number;
  passage: FoundPassage;
}

interface Asked {
  scopeId: string | null;
  model: LanguageModel | null;
  signal: AbortSignal;
}

/** A passage that says less than this of what the best one says is left out. */
const WORTH = 0.5;

/**
 * The passages that answer a question, for a reader: searched among what they may see, and looked at again before anything of them is
 * shown, for a list may have changed since. Empty: nothing that the reader may see answers it.
 */
export async function retrieve(db: Db, eyes: KnowledgeEyes, question: string, asked: Asked): Promise<Given[]> {
  const { scopeId, model, signal } = asked;
  const scope = await scopeOf(db, eyes, scopeId);
  const { passages, isAnswer } = await findPassages(db, eyes, question, {
    ...{ scope, limit: LIMIT.assistant.passages, model, signal },
  });
  const [best] = passages;
  if (!isAnswer || !best) return [];
  const shown = await mayStillRead(
    db,
    eyes,
    passages.map(({ nodeId }) => nodeId),
  );
  return passages
    .filter(({ nodeId, coverage }) => shown.has(nodeId) && coverage >= best.coverage * WORTH)
    .map((passage, index) => ({ number: index + 1, passage }));
}

/** Whether files that the reader may see had not been read to the end when they asked: what is not found may stand in them. */
export async function isStillReading(
  db: Db,
  eyes: KnowledgeEyes,
  { scopeId, since }: { scopeId: string | null; since: Date },
): Promise<boolean> {
  return wasUnread(db, eyes, await scopeOf(db, eyes, scopeId), since);
}

async function scopeOf(db: Db, { companyId }: KnowledgeEyes, scopeId: string | null) {
  if (scopeId === null) return {};
  const node = await nodeKind(db, companyId, scopeId).executeTakeFirst();
  return node?.kind === 'folder' ? { folderId: scopeId } : { fileId: scopeId };
}

export const citationOf = ({
  number,
  passage: { nodeId, name, page, heading, text, best },
}: Given): PassageCitation => ({
  ...{ kind: 'passage', number, nodeId, name, page, heading },
  quote: quoteOf(text, best, LIMIT.assistant.quote),
});

/** As much of a passage as is quoted: the sentence that answers, with what stands behind it and, as far as there is room, before. */
export function quoteOf(text: string, best: number, most: number): string {
  if ([...text.trim()].length <= most) return text.trim();
  const sentences = sentencesOf(text);
  const lengthFrom = (at: number): number => [...sentences.slice(at).join('').trim()].length;
  let at = Math.min(best, sentences.length - 1);
  while (at > 0 && lengthFrom(at - 1) <= most) at -= 1;
  return `${at > 0 ? '…' : ''}${begun(sentences.slice(at).join(''), at > 0 ? most - 1 : most)}`;
}

/** As much of a text as is quoted, cut behind a sentence or a word where there is one. */
export function begun(text: string, most: number): string {
  const letters = [...text.trim()];
  if (letters.length <= most) return letters.join('');
  const cut = letters.slice(0, most).join('');
  const end = Math.max(...['。', '！', '？', '. ', '\n'].map((mark) => cut.lastIndexOf(mark)));
  if (end > most / 2) return cut.slice(0, end + 1).trim();
  const space = letters[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}
