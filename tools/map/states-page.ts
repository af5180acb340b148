import { applicationMachine } from '@rondo/domain/application';
import { companyMachine, ownershipMachine } from '@rondo/domain/company';
import { jobMachine } from '@rondo/domain/job';
import type { Machine } from '@rondo/domain/machine';
import { memberMachine } from '@rondo/domain/member';
import { recordMachine } from '@rondo/domain/record';
import { rectificationMachine } from '@rondo/domain/rectification';
import { shopMachine } from '@rondo/domain/shop';
import { taskMachine } from '@rondo/domain/task';
import { templateMachine } from '@rondo/domain/template';
import { heading } from './table.ts';

const MACHINES: Record<string, Machine<string, string>> = {
  task: taskMachine,
  record: recordMachine,
  rectification: rectificationMachine,
  shop: shopMachine,
  template: templateMachine,
  member: memberMachine,
  application: applicationMachine,
  company: companyMachine,
  'ownership offer': ownershipMachine,
  'background work': jobMachine,
};

/** The state machines as drawings. */
export function statesPage(): string {
  const drawings = Object.entries(MACHINES).map(
    ([noun, machine]) => `## ${noun}\n\n\`\`\`mermaid\n${drawing(machine)}\n\`\`\`\n`,
  );
  return [heading('States', 'Overdue and the like are the clock’s view of a state, never a state.'), ...drawings].join(
    '\n',
  );
}

function drawing(machine: Machine<string, string>): string {
  const moves = machine.states.flatMap((from) =>
    machine.eventsOf(from).map((event) => `  ${from} --> ${machine.after(from, event)}: ${event}`),
  );
  return ['stateDiagram-v2', ...moves].join('\n');
}
