import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { DEFAULT_SCORING, type ScoringSettings } from '@rondo/domain/scoring/settings';
import { allItems, type TemplateContent } from '@rondo/domain/scoring/template';
import { MODES } from '@rondo/domain/task';
import { fullScore } from '@rondo/domain/template';
import type { Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { WriteOptions, Written } from '../../../platform/import/definition.ts';
import { insertTemplate } from '../insert-template.ts';
import { held, refuseIfLocked } from '../lock.ts';
import * as q from '../template.queries.ts';
import { versionOf } from '../version.ts';
import type { Plan } from './plan.ts';
import { withImported } from './with-imported.ts';

/** Puts check items into a draft, or makes a draft of them. */
export async function writeItems(tx: Tx, actor: Actor, plan: Plan, options: WriteOptions): Promise<Written> {
  const written =
    plan.templateId === null
      ? await create(tx, actor, plan, options)
      : await add(tx, actor, plan, options, plan.templateId);
  await options.progress(plan.items.length);
  return written;
}

async function create(tx: Tx, actor: Actor, { items }: Plan, { name, fileName }: WriteOptions): Promise<Written> {
  const content = requireRoom(withImported({ categories: [] }, items, tx.newId));
  const called = name ?? nameOf(fileName);
  const scoring = { ...DEFAULT_SCORING };
  const template = { name: called, description: '', modes: [DEFAULT_MODE], content, scoring };
  const id = await insertTemplate(tx, actor, template, { name: called, imported: items.length });
  return {
    result: { created: items.length, categories: content.categories.length },
    rows: [{ kind: 'template', id, name: called, rev: 0, before: null }],
    madeId: id,
  };
}

/** As the dialog for a new template begins. */
const DEFAULT_MODE = MODES[0];

async function add(tx: Tx, actor: Actor, plan: Plan, options: WriteOptions, templateId: string): Promise<Written> {
  const row = await held(tx, templateId);
  await refuseIfLocked(tx, actor, row);
  const draft =
    row.draft_version_id && (await q.versionById(tx.db, tx.companyId, row.draft_version_id).executeTakeFirst());
  if (!draft) throw new AppError('STALE');
  const { content: before, scoring } = versionOf(draft);
  const doubles = new Set(options.duplicates === 'skip' ? plan.doubles : []);
  const items = plan.items.filter((item) => !doubles.has(item.row));
  const isReplaced = options.duplicates === 'replace';
  const content = requireRoom(withImported(isReplaced ? { categories: [] } : before, items, tx.newId));
  const rev = await keepContent(tx, { id: templateId, rev: row.rev, draftId: draft.id, content, scoring });
  const result = {
    created: items.length,
    skipped: plan.items.length - items.length,
    replaced: isReplaced ? allItems(before).length : 0,
    categories: Math.max(0, content.categories.length - (isReplaced ? 0 : before.categories.length)),
  };
  await tx.addHistory({ kind: 'template', id: templateId, name: row.name, event: 'import_run', data: result });
  return {
    result,
    rows: [{ kind: 'template', id: templateId, name: row.name, rev, before: { content: before } }],
    madeId: templateId,
  };
}

interface Kept {
  id: string;
  rev: number;
  draftId: string;
  content: TemplateContent;
  scoring: ScoringSettings;
}

/** Writes the content of a draft; gives the version of the template it left. */
export async function keepContent(tx: Tx, { id, rev, draftId, content, scoring }: Kept): Promise<number> {
  const items = allItems(content).length;
  const totalPoints = fullScore(content, scoring);
  const kept = await q
    .updateDraft(tx.db, tx.companyId, { id: draftId, content, scoring, items, totalPoints })
    .executeTakeFirst();
  const saved = await q.update(tx.db, tx.companyId, id, rev, tx.now(), {}).executeTakeFirst();
  if (!kept || !saved) throw new AppError('STALE');
  return saved.rev;
}

function requireRoom(content: TemplateContent): TemplateContent {
  const isFull =
    allItems(content).length > LIMIT.template.items || content.categories.length > LIMIT.template.categories;
  if (isFull) throw new AppError('TEMPLATE_FULL');
  return content;
}

/** A template is called as its file. */
const nameOf = (fileName: string): string =>
  [...fileName.replace(/\.[^.]*$/, '').trim()].slice(0, LIMIT.name.template).join('') || fileName.slice(0, 20);
