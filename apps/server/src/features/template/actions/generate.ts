import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { templateApi } from '@rondo/contract/template';
import { isDocument } from '@rondo/domain/document';
import { GENERATION_STEPS } from '@rondo/domain/generation/draft';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import type { LanguageModel } from '../../../platform/model/language-model.ts';
import { startWork } from '../../../platform/start-work.ts';
import { ownUpload } from '../../file/index.ts';
import { formatOf } from '../generate-work.ts';

/** Whether a language model reads documents. */
export const generationSetupOf =
  (model: LanguageModel | null) => async (): Promise<Output<typeof templateApi.generationSetup>> => ({
    hasModel: model !== null,
  });

/** Hands a document or a description to the work that makes a draft of it. */
export async function generate(
  { db, actor, newId, language, once }: Context,
  { fileId, text, requestId }: Parsed<typeof templateApi.generate>,
): Promise<Output<typeof templateApi.generate>> {
  if (fileId === undefined && text === '') throw refuseField('text', 'required');
  const name = fileId === undefined ? firstWords(text) : await documentNamed(fileId);
  return once(requestId, templateApi.generate.path, async (tx) => {
    const id = newId();
    const input = { fileId: fileId ?? null, text: fileId === undefined ? text : '' };
    await startWork(tx, {
      id,
      kind: 'template.generate',
      memberId: actor.memberId,
      name,
      total: GENERATION_STEPS.made,
      input,
    });
    return { jobId: id };
  });

  async function documentNamed(wanted: string): Promise<string> {
    const file = await ownUpload(db, actor, wanted);
    if (!file) throw new AppError('NOT_FOUND');
    if (file.mime.startsWith('image/')) throw new AppError('GENERATION_PICTURE');
    if (!isDocument(file.mime) || formatOf(file.mime) === null)
      throw new AppError('GENERATION_TYPE', { params: { name: file.name } });
    return file.name;
  }

  function firstWords(said: string): string {
    const line = said.split(/\r?\n/).find((one) => one.trim() !== '') ?? '';
    const words = [...line.replace(/[:：]\s*$/u, '').trim()].slice(0, LIMIT.name.template).join('');
    return words || translate(language, 'template.generation.described');
  }
}
