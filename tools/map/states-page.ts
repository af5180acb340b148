import type { Machine } from '@rondo/domain/machine';
import { MACHINES } from '@rondo/domain/machines.gen';
import { heading } from './table.ts';

/** The state machines as drawings. */
export function statesPage(): string {
  const drawings = Object.entries(MACHINES).map(
    ([table, machine]) => `## ${table.replaceAll('_', ' ')}\n\n\`\`\`mermaid\n${drawing(machine)}\n\`\`\`\n`,
  );
  return [
    heading(
      'States',
      'Overdue and the like are the clock’s view of a state, never a state. Nobody causes what is automatic.',
    ),
    ...drawings,
  ].join('\n');
}

function drawing(machine: Machine<string, string>): string {
  const moves = machine.states.flatMap((from) =>
    machine
      .eventsOf(from)
      .map(
        (event) =>
          `  ${from} --> ${machine.after(from, event)}: ${event}${machine.automatic.includes(event) ? ' (automatic)' : ''}`,
      ),
  );
  return ['stateDiagram-v2', ...moves].join('\n');
}
