import type { HandoverKind, OrphanKind } from '@rondo/contract/handover';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import { memberMachine } from '@rondo/domain/member';
import type { RawBuilder } from 'kysely';
import type { Tx } from './context.ts';
import type { Db } from './db/company-db.ts';
import { stateIn } from './db/states.ts';

/** Something open that names a member, as their own list shows it. */
export interface OpenRow {
  kind: HandoverKind;
  id: string;
  number: string | null;
  name: string;
  place: string;
  /** Null for a department. */
  shop_id: string | null;
  deadline_at: Date | null;
  /** Somebody else who works here has the same part. */
  has_others: boolean;
}

/** A part somebody had, and who has it from now on; `null`: the others who have it too. */
export interface PassedPart {
  kind: HandoverKind;
  id: string;
  to: PersonRef | null;
}

interface Part {
  kinds: readonly HandoverKind[];
  /** Selects the columns of OpenRow, in that order; a null needs its type (`null::uuid`), for the selects become one union. */
  open: (companyId: string, memberId: string) => RawBuilder<OpenRow>;
  /** Locks what they have until the transaction ends, in the order of ids, so that nobody moves it on meanwhile. */
  hold: (db: Db, companyId: string, memberId: string) => Promise<unknown>;
}

/** A post, like manager of a shop: passed on before any work, for the successor works there from then on. */
export interface Position extends Part {
  is: 'post';
  /** How the successor's history lists the names of what they took over: `shops`. */
  field: string;
  /** Takes the member out of every such post, named or not; answers what they were in. */
  passOn: (tx: Tx, from: PersonRef, parts: readonly PassedPart[]) => Promise<readonly PersonRef[]>;
}

/** Work that somebody handles or reviews; it may also be ended. */
export interface Work extends Part {
  is: 'work';
  passOn: (tx: Tx, from: PersonRef, parts: readonly PassedPart[]) => Promise<void>;
  /** Answers how many were still open. */
  end: (tx: Tx, ids: readonly string[], reason: string) => Promise<number>;
}

/** What of a feature a member can have in hand, and how it goes to others when they leave. */
export type InHand = Position | Work;

/** How the nightly check finds objects of a feature that nobody can go on with. */
export interface OrphanCheck {
  kind: OrphanKind;
  /** Where one is shown: its id follows. */
  page: string;
  /** Selects `id`, `missing` (a word of the contract), `label` and `shop_id`. */
  find: (companyId: string) => RawBuilder<unknown>;
}

/** The successor stands where the leaver stood; who is among them already stays where they are. */
export const replaced = (ids: readonly string[], fromId: string, to: PersonRef | null, most: number): string[] =>
  [...new Set(ids.flatMap((id) => (id !== fromId ? [id] : to && !ids.includes(to.id) ? [to.id] : [])))].slice(0, most);

/** Condition: member `m` works here, or will as soon as they sign in. */
export const WORKS_HERE = stateIn('m.state', memberMachine.working);
