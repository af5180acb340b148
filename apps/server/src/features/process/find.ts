import type { Machine } from '@rondo/domain/machine';
import { RELATIONS, type Relation } from '@rondo/domain/relation';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { peopleOf } from './people.queries.ts';
import type { Found, Rules, WorkRow, WorkView } from './work.ts';

/** How one kind of work is found and guarded, by its rules. */
export const finder = <S extends string, E extends string, Row extends WorkRow, View extends WorkView<S>>(
  rules: Rules<S, E, Row, View>,
) => ({
  /** An object with its people, as long as the actor may see it; else there is none (NOT_FOUND). A deleted one says so. */
  find: (context: Pick<Context, 'db' | 'actor'>, id: string): Promise<Found<Row, View>> => find(rules, context, id),
  /** Refuses an event that is over (the dictionary says what happened to the object), or that the actor may not cause. */
  requireEvent: (event: E, context: Pick<Context, 'actor' | 'now'>, found: Pick<Found<Row, View>, 'view'>): void =>
    requireEvent(rules, event, context, found),
  /** A state as the database has it. */
  stateOf: (text: string): S => stateOf(rules.machine, text),
});

async function find<S extends string, E extends string, Row extends WorkRow, View extends WorkView<S>>(
  rules: Rules<S, E, Row, View>,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<Found<Row, View>> {
  const row = await rules.load(db, actor.companyId, id);
  if (!row) throw new AppError('NOT_FOUND');
  const people = await peopleOf(db, actor.companyId, rules.kind, [id]);
  const withRelation = (relation: Relation): string[] => people.filter((p) => p.relation === relation).map((p) => p.id);
  const relations = RELATIONS.filter((relation) => withRelation(relation).includes(actor.memberId));
  const view = rules.view(row, stateOf(rules.machine, row.state), relations);
  if (!rules.maySee(actor, view)) throw new AppError('NOT_FOUND');
  const deleted = rules.deleted?.(row);
  if (deleted) throw deleted;
  return { row, people, view, withRelation };
}

function requireEvent<S extends string, E extends string, Row extends WorkRow, View extends WorkView<S>>(
  rules: Rules<S, E, Row, View>,
  event: E,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  { view }: Pick<Found<Row, View>, 'view'>,
): void {
  if (rules.may(event, actor, view, now())) return;
  if (rules.machine.after(view.state, event) === null) throw rules.gone(view.state);
  throw rules.whyNot?.(event, view) ?? new AppError('FORBIDDEN');
}

/** A state as the database has it: its CHECK keeps it one of the machine's. */
export function stateOf<S extends string, E extends string>(machine: Machine<S, E>, text: string): S {
  const state = machine.states.find((s) => s === text);
  if (!state) throw new Error(`unknown state ${text}`);
  return state;
}
