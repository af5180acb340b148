import type { Undone } from '@rondo/contract/job';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../../platform/context.ts';
import type { WrittenRow } from '../../../platform/import/definition.ts';
import { keeping } from '../../../platform/import/keeping.ts';
import * as certificates from '../certificate.queries.ts';
import * as q from './import.queries.ts';

/** As `overwrite` kept it. */
const asItWas = z.object({
  issued_on: z.string().nullable(),
  valid_until: z.string().nullable(),
  note: z.string(),
  shop_id: z.string().nullable(),
});

/** Takes certificates of an import back. What was changed since stays and is named. */
export async function undoCertificates(tx: Tx, actor: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  const { kept, keep } = keeping((reason) => translate(tx.language, `import.kept.${reason}`));
  const ids = rows.map(({ id }) => id);
  const now = new Map((await q.hold(tx.db, tx.companyId, ids).execute()).map(({ id, rev }) => [id, rev]));
  const free = rows.filter(({ id, rev, name }) => {
    const current = now.get(id);
    if (current === undefined) return false;
    return current === rev ? true : keep(name, 'changed');
  });
  let restored = 0;
  for (const { id, rev, name, before } of free) {
    const isNew = before === null;
    const change = isNew
      ? { deleted_at: tx.now(), deleted_by: actor.memberId }
      : { ...asItWas.parse(before), reminded: null, reminded_on: null, updated_at: tx.now() };
    await certificates.update(tx.db, tx, { id, rev }, change).execute();
    await tx.addHistory({ kind: 'certificate', id, name, event: isNew ? 'deleted' : 'restored' });
    if (!isNew) restored += 1;
  }
  return {
    removed: free.length - restored,
    restored,
    keptCount: kept.length,
    kept: kept.slice(0, LIMIT.job.errorsListed),
  };
}
