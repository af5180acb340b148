import type { Undone } from '@rondo/contract/job';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../../platform/context.ts';
import type { WrittenRow } from '../../../platform/import/definition.ts';
import { keeping } from '../../../platform/import/keeping.ts';
import { placeUnchanged } from '../../shop/index.ts';
import * as q from './import.queries.ts';

/** As `writePlaces` kept it. */
const asItWas = z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() });

/** Puts stores back to where they were, or takes them off the map. What was changed since stays and is named. */
export async function undoPlaces(tx: Tx, actor: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  const { kept, keep } = keeping((reason) => translate(tx.language, `import.kept.${reason}`));
  const ids = rows.map(({ id }) => id);
  const now = new Map((await q.shopsById(tx.db, actor, ids).execute()).map((shop) => [shop.id, shop]));
  const free = rows.flatMap(({ id, name, rev, before }) => {
    const was = now.get(id);
    if (was === undefined) return [];
    if (was.rev !== rev) {
      keep(name, 'changed');
      return [];
    }
    return [{ id, rev, was, ...asItWas.parse(before) }];
  });
  const restored = await placeUnchanged(tx, free);
  return {
    ...{ removed: 0, restored: restored.length, keptCount: kept.length },
    kept: kept.slice(0, LIMIT.job.errorsListed),
  };
}
