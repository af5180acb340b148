import type { Actor } from '@rondo/domain/actor';
import { inScope } from '@rondo/domain/scope';
import type { Db } from '../../../platform/db/company-db.ts';
import * as q from './import.queries.ts';

interface Named {
  name: string;
  code: string | null;
}

export interface Match {
  id: string;
  name: string;
  lineage: string;
  /** False: name or code belong to a shop that the actor does not see. */
  isVisible: boolean;
}

/** The shop a row means, `two` when name and code belong to different ones, null for a new one. */
export type Matcher = (row: Named) => Match | 'two' | null;

/** Looks up which rows are shops already, by name or code, in one query. */
export async function matcher(db: Db, actor: Actor, rows: readonly Named[]): Promise<Matcher> {
  const codes = rows.map((row) => row.code).filter((code) => code !== null);
  const found = await q
    .namesakes(
      db,
      actor.companyId,
      rows.map((row) => row.name.toLowerCase()),
      codes.map((code) => code.toLowerCase()),
    )
    .execute();
  const byName = new Map<string, Match>();
  const byCode = new Map<string, Match>();
  for (const { id, name, code, lineage } of found) {
    const match = { id, name, lineage, isVisible: inScope(actor.scope, { id, lineage }) };
    byName.set(name.toLowerCase(), match);
    if (code !== null) byCode.set(code.toLowerCase(), match);
  }
  return ({ name, code }) => {
    const named = byName.get(name.toLowerCase());
    const coded = code === null ? undefined : byCode.get(code.toLowerCase());
    if (named && coded && named.id !== coded.id) return 'two';
    return named ?? coded ?? null;
  };
}
