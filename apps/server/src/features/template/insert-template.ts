import type { Actor } from '@rondo/domain/actor';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { allItems, standardPhotosOf, type TemplateContent } from '@rondo/domain/scoring/template';
import type { Mode } from '@rondo/domain/task';
import { fullScore } from '@rondo/domain/template';
import type { Tx } from '../../platform/context.ts';
import { attachStandardPhotos } from '../file/index.ts';
import { refuseDuplicateName } from './refuse-duplicate-name.ts';
import type { ShareColumns } from './share.queries.ts';
import * as q from './template.queries.ts';

interface New {
  name: string;
  description: string;
  modes: readonly Mode[];
  content: TemplateContent;
  scoring: ScoringSettings;
  /** Absent: without a cover picture. */
  coverId?: string | null;
  /** Absent: for everybody, everywhere. */
  share?: ShareColumns | undefined;
}

/** A new template as a draft. `data` says in its history where it comes from. */
export async function insertTemplate(
  tx: Tx,
  actor: Actor,
  { name, description, modes, content, scoring, coverId = null, share }: New,
  data: Record<string, unknown>,
): Promise<string> {
  const [id, versionId, at] = [tx.newId(), tx.newId(), tx.now()];
  const template = { id, name, description, modes: [...new Set(modes)], draftVersionId: versionId, share };
  await refuseDuplicateName(() =>
    q.insert(tx.db, tx.companyId, { ...template, createdBy: actor.memberId, at }).execute(),
  );
  const items = allItems(content).length;
  const totalPoints = fullScore(content, scoring);
  const version = { id: versionId, templateId: id, no: 1, content, scoring, coverId, items, totalPoints, at };
  await q.insertVersion(tx.db, tx.companyId, version).execute();
  const pictures = [...standardPhotosOf(allItems(content)), ...(coverId === null ? [] : [coverId])];
  await attachStandardPhotos(tx, { kind: 'template', id }, pictures);
  await tx.addHistory({ kind: 'template', id, name, event: 'create', to: 'draft', data });
  return id;
}
