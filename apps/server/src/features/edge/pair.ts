import { v7 as uuidv7 } from 'uuid';
import type { Databases } from '../../platform/db/company-db.ts';
import type { HistoryLine } from '../../platform/history.ts';
import { makeTx } from '../../platform/make-context.ts';
import * as q from './connection.queries.ts';
import { codeHash, newKey } from './secrets.ts';

interface Parts {
  databases: Databases;
  now: () => Date;
}

/** Trades a code for a key; null for a code that is wrong, used or too old. A gateway that had a key loses it. */
export async function pairEdge({ databases, now }: Parts, code: string, ip: string): Promise<string | null> {
  const taken = await q.takeCode(databases.global, codeHash(code), now()).executeTakeFirst();
  if (!taken) return null;
  const { company_id: companyId, edge_id: id } = taken;
  const { key, hash } = newKey(companyId, id);
  const given = await databases
    .of(companyId)
    .transaction()
    .execute(async (trx) => {
      const caller = { now, newId: uuidv7, language: 'zh-CN', requestId: uuidv7(), ip, device: '' } as const;
      const row = await q.giveKey(trx, companyId, id, hash).executeTakeFirst();
      const line = { kind: 'edge', id, name: row?.name ?? '', event: 'paired' } satisfies HistoryLine;
      if (row) await makeTx(caller, trx, companyId, null).addHistory(line);
      return row;
    });
  return given ? key : null;
}
