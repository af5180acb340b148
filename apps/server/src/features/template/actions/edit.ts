import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import type { Context } from '../../../platform/context.ts';
import { copyLive } from '../copy-live.ts';
import { held, refuseIfLocked } from '../lock.ts';
import * as q from '../template.queries.ts';
import { detailOf } from './get.ts';

/** Takes the editor's lock and answers the draft; a published template gets one by copying what is live. */
export async function edit(
  { actor, change, language }: Context,
  { id, takeOver }: Parsed<typeof templateApi.edit>,
): Promise<Output<typeof templateApi.edit>> {
  return change(async (tx) => {
    const row = await held(tx, id);
    if (!takeOver) await refuseIfLocked(tx, actor, row);
    const draftId = row.draft_version_id ?? (await copyLive(tx, id, row.live_version_id));
    await q.setEditor(tx.db, tx.companyId, id, actor.memberId, tx.now(), draftId).execute();
    if (takeOver && row.editor_id !== null && row.editor_id !== actor.memberId) {
      await tx.addHistory({ kind: 'template', id, name: row.name, event: 'take_over', data: { from: row.editor_id } });
    }
    return detailOf({ db: tx.db, actor, language }, tx.now(), id);
  });
}
