import type { DuplicateChoice } from '@rondo/contract/import';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { DEFAULT_SCORING, type ScoringSettings } from '@rondo/domain/scoring/settings';
import { allItems, NOBODY_NAMED, type TemplateContent } from '@rondo/domain/scoring/template';
import { MODES } from '@rondo/domain/task';
import { fullScore } from '@rondo/domain/template';
import type { Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { WriteOptions, Written } from '../../../platform/import/definition.ts';
import { insertTemplate } from '../insert-template.ts';
import { held, refuseIfLocked } from '../lock.ts';
import * as q from '../template.queries.ts';
import { versionOf } from '../version.ts';
import type { Plan, PlannedItem } from './plan.ts';
import { withImported, withOverwritten } from './with-imported.ts';

/** Puts check items into a draft, or makes a draft of them. */
export async function writeItems(tx: Tx, actor: Actor, plan: Plan, options: WriteOptions): Promise<Written> {
  const written =
    plan.templateId === null
      ? await create(tx, actor, plan, options)
      : await add(tx, actor, plan, options, plan.templateId);
  await options.progress(plan.items.length);
  return written;
}

async function create(
  tx: Tx,
  actor: Actor,
  plan: Plan,
  { name, fileName, duplicates }: WriteOptions,
): Promise<Written> {
  const { content: brought, ...counts } = bring({ categories: [] }, plan, duplicates, tx.newId);
  const content = requireRoom(brought);
  const called = name ?? nameOf(fileName);
  const scoring = { ...DEFAULT_SCORING };
  const template = { name: called, modes: [DEFAULT_MODE], content, scoring };
  const id = await insertTemplate(tx, actor, template, { name: called, imported: allItems(content).length });
  return {
    result: { ...counts, categories: content.categories.length },
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
  const { content: brought, ...counts } = bring(before, plan, options.duplicates, tx.newId);
  const content = requireRoom(brought);
  const rev = await keepContent(tx, { id: templateId, rev: row.rev, draftId: draft.id, content, scoring });
  const result = {
    ...counts,
    categories: Math.max(0, content.categories.length - (counts.replaced > 0 ? 0 : before.categories.length)),
  };
  await tx.addHistory({ kind: 'template', id: templateId, name: row.name, event: 'import_run', data: result });
  return {
    result,
    rows: [{ kind: 'template', id: templateId, name: row.name, rev, before: { content: before } }],
    madeId: templateId,
  };
}

/** The draft with the rows of the plan, by what is to happen to those that are there already. */
function bring(before: TemplateContent, plan: Plan, duplicates: DuplicateChoice, newId: () => string) {
  const doubles = new Set(plan.doubles);
  const isDouble = ({ row }: { row: number }) => doubles.has(row);
  const fresh = plan.items.filter((item) => !isDouble(item));
  const counts = { created: plan.items.length, updated: 0, skipped: 0, replaced: 0 };
  switch (duplicates) {
    case 'skip':
      return {
        ...counts,
        content: withImported(before, fresh, newId),
        created: fresh.length,
        skipped: plan.items.length - fresh.length,
      };
    case 'overwrite':
      return {
        ...counts,
        content: overwritten(before, plan, { fresh, old: plan.items.filter(isDouble) }, newId),
        created: fresh.length,
        updated: plan.items.length - fresh.length,
      };
    case 'keep_both':
      return {
        ...counts,
        content: withImported(before, underFreshIds(withCounted(plan.items, before), before, newId), newId),
      };
    case 'replace':
      return {
        ...counts,
        content: withImported({ categories: [] }, withCounted(plan.items, before), newId),
        replaced: allItems(before).length,
      };
    default:
      return duplicates satisfies never;
  }
}

/** What is there with what the file says of it, then what is new, then what the file says again: its later row holds. */
function overwritten(
  before: TemplateContent,
  { repeats, given }: Plan,
  { fresh, old }: { fresh: readonly PlannedItem[]; old: readonly PlannedItem[] },
  newId: () => string,
): TemplateContent {
  const firstOf = new Map(repeats.map(({ row, of }) => [row, of]));
  const again = old.flatMap((one) => {
    const id = firstOf.get(one.row);
    return id === undefined ? [] : [{ ...one, item: { ...one.item, id } }];
  });
  const there = old.filter(({ row }) => !firstOf.has(row));
  return withOverwritten(withImported(withOverwritten(before, there, given, newId), fresh, newId), again, given, newId);
}

/** A file tells no pictures and no people: what stands beside or in the place of an item of the draft has those of that item. */
function withCounted(items: readonly PlannedItem[], before: TemplateContent): PlannedItem[] {
  const known = new Map(allItems(before).map((item) => [item.id, item]));
  return items.map((one) => {
    const { rectify } = one.item;
    const { standardPhotos = [], rectify: there } = known.get(one.item.id) ?? {};
    const named = there?.named ?? NOBODY_NAMED;
    return { ...one, item: { ...one.item, standardPhotos, rectify: { ...rectify, named } } };
  });
}

/** Items that stand beside the ones they are doubles of are others; their follow-ups follow them. */
function underFreshIds(items: readonly PlannedItem[], before: TemplateContent, newId: () => string): PlannedItem[] {
  const there = new Set(allItems(before).map(({ id }) => id));
  const renewed = new Map(items.flatMap(({ item }) => (there.has(item.id) ? [[item.id, newId()] as const] : [])));
  const idOf = (id: string): string => renewed.get(id) ?? id;
  return items.map((one) => {
    const { showIf } = one.item;
    const follows = showIf && { ...showIf, itemId: idOf(showIf.itemId) };
    return { ...one, item: { ...one.item, id: idOf(one.item.id), showIf: follows } };
  });
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
  const edited = tx.actor ? { edited_by: tx.actor.memberId, edited_at: tx.now() } : {};
  const saved = await q.update(tx.db, tx.companyId, id, rev, tx.now(), edited).executeTakeFirst();
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
