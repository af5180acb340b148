import type { TaskRow } from '@rondo/contract/task';

/** What is open at the right of the task centre. */
export interface Opened {
  kind: TaskRow['objectKind'];
  id: string;
}

const RECTIFICATION = 'rectification.';

/** The open row as the address has it: a task by its id as links to tasks do, a rectification with its kind before it. */
export function openKeyOf({ objectKind, id }: Pick<TaskRow, 'objectKind' | 'id'>): string {
  return objectKind === 'rectification' ? `${RECTIFICATION}${id}` : id;
}

export function openedBy(key: string): Opened {
  return key.startsWith(RECTIFICATION)
    ? { kind: 'rectification', id: key.slice(RECTIFICATION.length) }
    : { kind: 'task', id: key };
}
