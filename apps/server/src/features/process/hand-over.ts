import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { addHistories } from './moved-together.ts';
import type { dropParts, PassedPart } from './statements.queries.ts';
import { actOf, dropTurns, giveTurns, passTurns } from './turn.queries.ts';
import type { Part, Waiting } from './work.ts';

/** A part that somebody had in open work, and who has it from now on; `null`: the others who have it too. */
export interface HandedPart {
  id: string;
  relation: Part;
  to: PersonRef | null;
}

/** An object after one of its parts went to somebody else. */
export interface PassedWork {
  id: string;
  /** What the audit log calls it. */
  name: string;
  state: string;
}

/** Somebody who would review what they do, and the number of the work. */
export interface OwnWork {
  name: string;
  number: string;
}

interface Handover extends Waiting {
  /** Successors have the parts that `fromId` had. */
  addSuccessors: (db: Db, companyId: string, parts: readonly PassedPart[], fromId: string) => Promise<unknown>;
  dropParts: ReturnType<typeof dropParts>;
  /** Whether somebody would now review what they do themselves. */
  ownWork: (db: Db, companyId: string, parts: readonly PassedPart[]) => Promise<OwnWork | undefined>;
  /** Counts the change in the rows themselves, and drops what their handler had begun. */
  pass: (db: Db, companyId: string, fromId: string, parts: readonly PassedPart[], at: Date) => Promise<PassedWork[]>;
}

/** Objects written in one go. */
const CHUNK = 500;

/** What a member had in open work of one kind goes to others, in the caller's transaction, which holds it: part and turn. */
export async function handOverWork(
  work: Handover,
  tx: Tx,
  from: PersonRef,
  moves: readonly HandedPart[],
): Promise<void> {
  for (let at = 0; at < moves.length; at += CHUNK) await handOver(work, tx, from, moves.slice(at, at + CHUNK));
}

async function handOver(work: Handover, tx: Tx, from: PersonRef, moves: readonly HandedPart[]): Promise<void> {
  const { db, companyId } = tx;
  const parts = moves.map(({ id, relation, to }) => ({ id, relation, to_id: to?.id ?? null }));
  await work.addSuccessors(db, companyId, parts, from.id);
  await work.dropParts(db, companyId, from.id, parts);
  const own = await work.ownWork(db, companyId, parts);
  if (own) throw new AppError('SUCCESSOR_OWN_WORK', { params: { name: own.name, number: own.number } });
  const turns = parts.map(({ id, relation, to_id }) => ({ id, act: actOf(relation), to_id }));
  // Whoever follows a reviewer has the rest of the reviewer's time. Others get their turns when the objects are passed.
  const reviews = turns.filter(({ act }) => act === 'review');
  await passTurns(db, companyId, from.id, reviews, tx.now());
  await dropTurns(db, companyId, from.id, turns);
  const rows = await work.pass(db, companyId, from.id, parts, tx.now());
  const passed = new Map(rows.map((row) => [row.id, row]));
  for (const part of ['handler', 'reviewer'] as const)
    await giveTurns(db, companyId, work, part, [...passed.keys()], tx.now());
  await addHistories(
    tx,
    moves.flatMap(({ id, relation, to }) => {
      const row = passed.get(id);
      if (!row || !to) return [];
      const data = { from: from.name, to: to.name, relation };
      return [{ kind: work.kind, id, name: row.name, event: 'transfer', from: row.state, to: row.state, data }];
    }),
  );
}
