import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import * as q from './generation.queries.ts';

/** The name, or one beside it that no template has: `Kitchen`, `Kitchen (2)`. */
export async function freeName(tx: Tx, wanted: string): Promise<string> {
  const rows = await q.names(tx.db, tx.companyId).execute();
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
  for (let n = 1; ; n += 1) {
    const mark = n === 1 ? '' : ` (${n})`;
    const name =
      [...wanted]
        .slice(0, LIMIT.name.template - mark.length)
        .join('')
        .trim() + mark;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
