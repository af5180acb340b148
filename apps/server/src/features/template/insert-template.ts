import { TEMPLATE_FIELDS, type TemplateFieldValues } from '@rondo/contract/template-fields';
import type { Actor } from '@rondo/domain/actor';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { allItems, standardPhotosOf, type TemplateContent } from '@rondo/domain/scoring/template';
import { fullScore } from '@rondo/domain/template';
import type { Tx } from '../../platform/context.ts';
import { emptyValues } from '../../platform/fields.ts';
import { attachStandardPhotos } from '../file/index.ts';
import { columnsOf } from './fields.ts';
import { refuseDuplicateName } from './refuse-duplicate-name.ts';
import type { ShareColumns } from './share.queries.ts';
import * as q from './template.queries.ts';

interface Start {
  content: TemplateContent;
  scoring: ScoringSettings;
  /** Absent: without a cover picture. */
  coverId?: string | null;
  /** Absent: for everybody, everywhere. */
  share?: ShareColumns | undefined;
}
/** Fields that are not given are empty. */
type New = Start & Pick<TemplateFieldValues, 'name' | 'modes'> & Partial<TemplateFieldValues>;

/** A new template as a draft. `data` says in its history where it comes from. */
export async function insertTemplate(
  tx: Tx,
  actor: Actor,
  { content, scoring, coverId = null, share, ...given }: New,
  data: Record<string, unknown>,
): Promise<string> {
  const [id, versionId, at] = [tx.newId(), tx.newId(), tx.now()];
  const fields = columnsOf({ ...emptyValues(TEMPLATE_FIELDS), ...given });
  const template = { id, fields, draftVersionId: versionId, share };
  await refuseDuplicateName(() =>
    q.insert(tx.db, tx.companyId, { ...template, createdBy: actor.memberId, at }).execute(),
  );
  const items = allItems(content).length;
  const totalPoints = fullScore(content, scoring);
  const version = { id: versionId, templateId: id, no: 1, content, scoring, coverId, items, totalPoints, at };
  await q.insertVersion(tx.db, tx.companyId, version).execute();
  const pictures = [...standardPhotosOf(allItems(content)), ...(coverId === null ? [] : [coverId])];
  await attachStandardPhotos(tx, { kind: 'template', id }, pictures);
  await tx.addHistory({ kind: 'template', id, name: fields.name, event: 'create', to: 'draft', data });
  return id;
}
