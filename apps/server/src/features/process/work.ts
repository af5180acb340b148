import type { Actor } from '@rondo/domain/actor';
import type { Workflow } from '@rondo/domain/machine';
import type { Relation } from '@rondo/domain/relation';
import type { WorkKind } from '@rondo/domain/workflows';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { AppError } from '../../platform/errors.ts';

/** Whom a state can wait for. */
export type Part = 'handler' | 'reviewer';

/** Columns that the row of every kind of work has. Its table is called as its kind, that of its people `<kind>_person`. */
export interface WorkRow {
  id: string;
  number: string;
  state: string;
}

/** What the policy of every kind of work asks of an object. */
export interface WorkView<S extends string> {
  state: S;
  relations: readonly Relation[];
}

/** Which objects of a kind wait for whom. */
export interface Waiting<S extends string = string, E extends string = string> {
  kind: WorkKind;
  machine: Workflow<S, E, Part>;
  /** Condition on object `o`: it is not deleted. */
  exists?: RawBuilder<SqlBool>;
  /** Condition: of all that the state of object `o` waits for, person `p` has the turn. Without it all of them have it. */
  hasTurn?: RawBuilder<SqlBool>;
}

/** What a kind of work declares to be found and guarded. */
export interface Rules<S extends string, E extends string, Row extends WorkRow, View extends WorkView<S>>
  extends Waiting<S, E> {
  /** One row, whoever asks for it. */
  load: (db: Db, companyId: string, id: string) => Promise<Row | undefined>;
  /** The row as the policy sees it. */
  view: (row: Row, state: S, relations: readonly Relation[]) => View;
  maySee: (actor: Actor, view: View) => boolean;
  may: (event: E, actor: Actor, view: View, now: Date) => boolean;
  /** What the dictionary says of one that has moved on to this state. */
  gone: (state: S) => AppError;
  /** Why an event that the machine allows is refused, where there is more to say than FORBIDDEN. */
  whyNot?: (event: E, view: View) => AppError | null;
  /** What is said of a row that is deleted, or not there any more. */
  deleted?: (row: Row | undefined) => AppError | null;
  /** What the audit log calls it. */
  nameOf: (row: Row) => string;
}

/** Somebody with a part in an object. */
export interface Person {
  object_id: string;
  relation: string;
  acted_at: Date | null;
  id: string;
  name: string;
}

/** An object with its people, as somebody found it. */
export interface Found<Row, View> {
  row: Row;
  view: View;
  people: Person[];
  /** The ids of those with a relation. */
  withRelation: (relation: Relation) => string[];
}
