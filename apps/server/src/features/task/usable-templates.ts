import type { Mode } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { publishedVersion } from '../template/index.ts';

export type UsableTemplate = Version;
type Reader = Pick<Context, 'db' | 'actor'>;

/** The published version, as long as the template takes new tasks of this mode. */
export async function usableTemplate({ db, actor }: Reader, { templateId, mode }: { templateId: string; mode: Mode }) {
  const template = await publishedVersion(db, actor.companyId, templateId);
  if (!template) throw new AppError('NOT_FOUND');
  requireUsable(template, mode);
  return template;
}

/** The published versions of all templates of a dispatch, each once, in their order. */
export async function usableTemplates(
  { db, actor }: Reader,
  { templateIds, mode }: { templateIds: readonly string[]; mode: Mode },
): Promise<UsableTemplate[]> {
  const ids = [...new Set(templateIds)];
  const found: UsableTemplate[] = [];
  for (const id of ids) {
    const template = await publishedVersion(db, actor.companyId, id);
    if (!template) throw new AppError('NOT_FOUND');
    await forOneOf(ids, template, async () => requireUsable(template, mode));
    found.push(template);
  }
  return found;
}

type Version = NonNullable<Awaited<ReturnType<typeof publishedVersion>>>;

function requireUsable({ state, modes }: Pick<Version, 'state' | 'modes'>, mode: Mode): void {
  if (state === 'disabled') throw new AppError('TEMPLATE_DISABLED');
  if (!modes.includes(mode)) throw refuseField('mode', 'choice');
}

/** Does something for one of several templates; what is refused says of which one. */
export async function forOneOf<T>(
  all: readonly unknown[],
  { templateId, name }: Pick<UsableTemplate, 'templateId' | 'name'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || all.length === 1) throw error;
    const { reason, details } = error;
    throw new AppError(reason, { ...details, data: { ...details.data, template: { id: templateId, name } } });
  }
}
