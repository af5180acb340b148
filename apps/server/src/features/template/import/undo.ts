import type { Undone } from '@rondo/contract/job';
import { contentShape } from '@rondo/contract/scoring';
import type { Actor } from '@rondo/domain/actor';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../../platform/context.ts';
import type { WrittenRow } from '../../../platform/import/definition.ts';
import { keeping } from '../../../platform/import/keeping.ts';
import { refuseIfLocked } from '../lock.ts';
import * as q from '../template.queries.ts';
import { versionOf } from '../version.ts';
import { keepContent } from './write.ts';

const asItWas = z.object({ content: contentShape });

/** Takes the check items of an import back: the template it made goes, the draft it changed is as before. */
export async function undoItems(tx: Tx, actor: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  const { kept, keep } = keeping((reason) => translate(tx.language, `import.kept.${reason}`));
  const counts = { removed: 0, restored: 0 };
  const [row] = rows;
  const template = row && (await q.lockById(tx.db, tx.companyId, row.id).executeTakeFirst());
  if (row && template) {
    await refuseIfLocked(tx, actor, template);
    if (template.rev !== row.rev || template.draft_version_id === null) keep(template.name, 'changed');
    else if (row.before === null) {
      const gone = await q
        .remove(tx.db, tx.companyId, { id: row.id, at: tx.now(), by: actor.memberId })
        .executeTakeFirst();
      if (gone) counts.removed = 1;
      else keep(template.name, 'used');
    } else {
      const draft = await q.versionById(tx.db, tx.companyId, template.draft_version_id).executeTakeFirstOrThrow();
      const { content } = asItWas.parse(row.before);
      const { scoring } = versionOf(draft);
      await keepContent(tx, { id: row.id, rev: row.rev, draftId: draft.id, content, scoring });
      counts.restored = 1;
    }
    if (kept.length === 0)
      await tx.addHistory({ kind: 'template', id: row.id, name: template.name, event: 'import_undone' });
  }
  return { ...counts, keptCount: kept.length, kept };
}
