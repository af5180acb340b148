import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { allItems, standardPhotosOf, withItems } from '@rondo/domain/scoring/template';
import { fullScore } from '@rondo/domain/template';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachStandardPhotos } from '../../file/index.ts';
import { faultsOf } from '../faults.ts';
import { columnsOf, templateChanges } from '../fields.ts';
import { held, refuseIfLocked } from '../lock.ts';
import { withKnownNames } from '../named-in-items.ts';
import { refuseDuplicateName } from '../refuse-duplicate-name.ts';
import * as q from '../template.queries.ts';

/** Keeps the draft as it is, complete or not, and says what still keeps it from being published. */
export async function save(
  { actor, change, language }: Context,
  input: Parsed<typeof templateApi.save>,
): Promise<Output<typeof templateApi.save>> {
  const { id, rev, scoring, coverId } = input;
  const items = allItems(input.content).length;
  if (items > LIMIT.template.items) throw new AppError('TEMPLATE_TOO_LARGE', { params: { max: LIMIT.template.items } });
  if (scoring.method === 'percent' && scoring.standardScore === 0) throw new AppError('TEMPLATE_STANDARD_ZERO');
  return change(async (tx) => {
    const row = await held(tx, id);
    await refuseIfLocked(tx, actor, row);
    if (row.rev !== rev || row.draft_version_id === null) throw new AppError('STALE');
    const at = tx.now();
    const known = await withKnownNames(tx.db, tx.companyId, allItems(input.content));
    const content = withItems(input.content, known);
    const given = { content, scoring, ...(coverId === undefined ? {} : { coverId }) };
    const draft = { id: row.draft_version_id, ...given, items, totalPoints: fullScore(content, scoring) };
    const kept = await q.updateDraft(tx.db, tx.companyId, draft).executeTakeFirst();
    const fields = columnsOf(input);
    const lock = { editor_id: actor.memberId, editing_since: at, edited_by: actor.memberId, edited_at: at };
    const saved = await refuseDuplicateName(() =>
      q.update(tx.db, tx.companyId, id, rev, at, { ...fields, ...lock }).executeTakeFirst(),
    );
    if (!kept || !saved) throw new AppError('STALE');
    const pictures = [...standardPhotosOf(allItems(content)), ...(coverId ? [coverId] : [])];
    await attachStandardPhotos(tx, { kind: 'template', id }, pictures);
    const changes = templateChanges(row, fields, language);
    if (changes.length > 0) {
      const event = changes.some(({ field }) => field === 'name') ? 'rename' : 'edit';
      await tx.addHistory({ kind: 'template', id, name: fields.name, event, data: { changes } });
    }
    return { rev: saved.rev, savedAt: at.toISOString(), faults: faultsOf(content, scoring, language) };
  });
}
