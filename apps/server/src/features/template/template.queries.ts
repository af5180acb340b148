import type { TEMPLATE_FIELDS } from '@rondo/contract/template-fields';
import type { TemplateEvent } from '@rondo/domain/template';
import { templateMachine } from '@rondo/domain/template';
import type { Db } from '../../platform/db/company-db.ts';
import type { FieldColumns } from '../../platform/fields.ts';
import { pinyinOf } from '../../platform/pinyin.ts';
import type { ShareColumns } from './share.queries.ts';
import { isFree } from './used.queries.ts';

/** Templates of the actor's company that are not deleted: the only way into `template`. */
export const visible = (db: Db, companyId: string) =>
  db.selectFrom('template').where('template.company_id', '=', companyId).where('template.deleted_at', 'is', null);

export const byId = (db: Db, companyId: string, id: string) =>
  visible(db, companyId).selectAll('template').where('template.id', '=', id);

/** The same row held until the end of the transaction. */
export const lockById = (db: Db, companyId: string, id: string) => byId(db, companyId, id).forUpdate();

export const versionById = (db: Db, companyId: string, id: string) =>
  db.selectFrom('template_version').selectAll().where('company_id', '=', companyId).where('id', '=', id);

export const versionsOf = (db: Db, companyId: string, templateId: string) =>
  db
    .selectFrom('template_version')
    .select(['id', 'no', 'release_note', 'published_at', 'published_by'])
    .where('company_id', '=', companyId)
    .where('template_id', '=', templateId)
    .orderBy('no', 'desc');

/** The live version of a template that may be used for new tasks. */
export const published = (db: Db, companyId: string, templateId: string) =>
  visible(db, companyId)
    .innerJoin('template_version as v', (j) =>
      j.onRef('v.company_id', '=', 'template.company_id').onRef('v.id', '=', 'template.live_version_id'),
    )
    .selectAll('v')
    .select(['template.name', 'template.modes', 'template.state'])
    .where('template.id', '=', templateId);

type Columns = FieldColumns<typeof TEMPLATE_FIELDS>;

interface NewTemplate {
  id: string;
  fields: Columns;
  draftVersionId: string;
  createdBy: string;
  at: Date;
  share?: ShareColumns | undefined;
}

export const insert = (db: Db, companyId: string, t: NewTemplate) =>
  db.insertInto('template').values({
    company_id: companyId,
    id: t.id,
    ...t.fields,
    name_pinyin: pinyinOf(t.fields.name),
    draft_version_id: t.draftVersionId,
    created_by: t.createdBy,
    created_at: t.at,
    updated_at: t.at,
    ...t.share,
  });

interface NewVersion {
  id: string;
  templateId: string;
  no: number;
  content: unknown;
  scoring: unknown;
  coverId: string | null;
  items: number;
  totalPoints: number;
  at: Date;
}

export const insertVersion = (db: Db, companyId: string, v: NewVersion) =>
  db.insertInto('template_version').values({
    company_id: companyId,
    id: v.id,
    template_id: v.templateId,
    no: v.no,
    content: JSON.stringify(v.content),
    scoring: JSON.stringify(v.scoring),
    cover_id: v.coverId,
    item_count: v.items,
    total_points: v.totalPoints,
    created_at: v.at,
  });

type DraftVersion = Omit<NewVersion, 'templateId' | 'no' | 'at' | 'coverId'> & Partial<Pick<NewVersion, 'coverId'>>;

/** Writes into the draft only: a published version matches no row. Without a cover in `v` it keeps its own. */
export const updateDraft = (db: Db, companyId: string, v: DraftVersion) =>
  db
    .updateTable('template_version')
    .set({
      content: JSON.stringify(v.content),
      scoring: JSON.stringify(v.scoring),
      item_count: v.items,
      total_points: v.totalPoints,
      ...(v.coverId === undefined ? {} : { cover_id: v.coverId }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', v.id)
    .where('published_at', 'is', null)
    .returning('id');

export const publishVersion = (
  db: Db,
  companyId: string,
  { id, note, by, at }: { id: string; note: string; by: string; at: Date },
) =>
  db
    .updateTable('template_version')
    .set({ published_at: at, published_by: by, release_note: note })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .returning('no');

interface Changes extends Partial<Columns> {
  draft_version_id?: string | null;
  live_version_id?: string;
  editor_id?: string | null;
  editing_since?: Date | null;
  edited_by?: string;
  edited_at?: Date;
}

/** Changes a template as long as nobody did since `rev`. */
export const update = (db: Db, companyId: string, id: string, rev: number, at: Date, changes: Changes) =>
  db
    .updateTable('template')
    .set((eb) => ({ ...changes, ...named(changes.name), updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

const named = (name: string | undefined) => (name === undefined ? {} : { name, name_pinyin: pinyinOf(name) });

/** One move of the machine: no row back means somebody was first. */
export const move = (
  db: Db,
  companyId: string,
  id: string,
  rev: number,
  event: TemplateEvent,
  at: Date,
  changes: Changes = {},
) =>
  db
    .updateTable('template')
    .set((eb) => ({
      ...changes,
      state: nextState(event),
      updated_at: at,
      rev: eb('rev', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', 'in', templateMachine.from(event))
    .where('deleted_at', 'is', null)
    .returning('rev');

/** Who edits; neither the content nor `rev` changes by it. */
export const setEditor = (db: Db, companyId: string, id: string, editorId: string, at: Date, draftVersionId: string) =>
  db
    .updateTable('template')
    .set({ editor_id: editorId, editing_since: at, draft_version_id: draftVersionId })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id');

/** Deleted since then, newest first; index template_bin. */
export const binned = (db: Db, companyId: string, since: Date) =>
  db
    .selectFrom('template')
    .select(['id', 'name', 'state', 'deleted_at', 'deleted_by'])
    .where('company_id', '=', companyId)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc');

/** Under another name where one is given. */
export const restore = (db: Db, companyId: string, id: string, at: Date, name: string | undefined) =>
  db
    .updateTable('template')
    .set({ ...named(name), deleted_at: null, deleted_by: null, updated_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('name');

interface Removal {
  id: string;
  at: Date;
  by: string;
}

/** Only what nothing names, asked in the same statement. */
export const remove = (db: Db, companyId: string, { id, at, by }: Removal) =>
  db
    .updateTable('template')
    .set({ deleted_at: at, deleted_by: by, updated_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isFree)
    .returning('id');

function nextState(event: TemplateEvent): string {
  switch (event) {
    case 'publish':
    case 'enable':
      return 'published';
    case 'disable':
      return 'disabled';
    default:
      return event satisfies never;
  }
}
