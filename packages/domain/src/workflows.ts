import { rectificationMachine } from './rectification.ts';
import { taskMachine } from './task.ts';

/** Everything that people have to do, by its noun. */
const WORKFLOWS = { task: taskMachine, rectification: rectificationMachine } as const;
export type WorkKind = keyof typeof WORKFLOWS;

/** Whose move a row of the database waits for, `null` when nobody's. */
export function waitsFor(kind: WorkKind, state: string): 'handler' | 'reviewer' | null {
  const { waitingFor } = WORKFLOWS[kind];
  return (['handler', 'reviewer'] as const).find((relation) => waitingFor(relation).some((s) => s === state)) ?? null;
}
