import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi as api } from '@rondo/contract/template';
import { allItems } from '@rondo/domain/scoring/template';
import { fullScore } from '@rondo/domain/template';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { LIBRARY } from '../library/library.ts';
import { contentOf, scoringOf } from '../library/system-template.ts';

/** The templates that come with the product: read-only, the same for every company. */
export async function library({ language, newId }: Context): Promise<Output<typeof api.library>> {
  return LIBRARY.map((template) => {
    const content = contentOf(template, language, newId);
    const { key, industry, kind, modes, method, name, description } = template;
    return {
      key,
      name: name[language],
      description: description[language],
      industry,
      kind,
      modes,
      method,
      items: allItems(content).length,
      totalPoints: fullScore(content, scoringOf(template)),
    };
  });
}

/** What one of them asks, to be looked at before it is copied. */
export async function libraryContent(
  context: Context,
  { key }: Parsed<typeof api.libraryContent>,
): Promise<Output<typeof api.libraryContent>> {
  return { content: fromLibrary(context, key).content };
}

/** Content and scoring of one of them, as a copy that belongs to whoever asked. */
export function fromLibrary({ language, newId }: Pick<Context, 'language' | 'newId'>, key: string) {
  const template = LIBRARY.find((one) => one.key === key);
  if (!template) throw new AppError('NOT_FOUND');
  return { content: contentOf(template, language, newId), scoring: scoringOf(template) };
}
