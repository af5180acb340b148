import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeTextApi as api } from '@rondo/contract/knowledge-text';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { LanguageModel } from '../../../platform/model/language-model.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import { findPassages } from '../find-passages.ts';
import { marksIn } from '../marks.ts';
import * as q from '../node.queries.ts';

/** Passages for the quick search above the files; a folder or a file that the reader may not see is not there. */
export async function search(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { q: question, folderId, fileId, limit }: Parsed<typeof api.search>,
  model: LanguageModel | null,
): Promise<Output<typeof api.search>> {
  const eyes = knowledgeEyes(actor);
  const scope = [folderId, fileId].filter((id) => id !== undefined);
  if ((await q.stillSeen(db, eyes, scope).execute()).length < new Set(scope).size) throw new AppError('NOT_FOUND');
  const { passages, isAnswer, concepts } = await findPassages(db, eyes, question, {
    ...{ scope: { folderId, fileId }, limit, model },
  });
  return {
    list: passages.map(({ score: _, coverage: __, best: ___, ...passage }) => ({
      ...passage,
      marks: marksIn(passage.text, concepts),
    })),
    isAnswer,
  };
}
