import { type Bringing, nounsInOrder } from './brought.ts';
import { FEATURES } from './features.gen.ts';

/** Everything that people have to do, by its noun. */
export type WorkKind = Bringing<'work'>['noun'];

/** The messages about each kind of work. */
export type WorkMessages = { [One in Bringing<'work'> as One['noun']]: One['work']['messages'] };

const ORDER: readonly WorkKind[] = ['task', 'rectification'];

/** The features whose work people do. */
export const WORK: readonly Bringing<'work'>[] = nounsInOrder(
  ORDER,
  FEATURES.flatMap((feature) => ('work' in feature ? [feature] : [])),
);

/** Whose move a row of the database waits for, `null` when nobody's. */
export function waitsFor(kind: WorkKind, state: string): 'handler' | 'reviewer' | null {
  const machine = WORK.find(({ noun }) => noun === kind)?.work.machine;
  if (!machine) throw new Error(`no feature brings the work ${kind}`);
  return (
    (['handler', 'reviewer'] as const).find((relation) => machine.waitingFor(relation).some((s) => s === state)) ?? null
  );
}
