/** The kinds of objects that messages, search and timelines link to. */
export type ObjectKind = 'task' | 'rectification' | 'record';

const pages: Record<ObjectKind, (id: string) => string> = {
  task: (id) => `/task?open=${id}`,
  rectification: (id) => `/inspect/problem?open=${id}`,
  record: (id) => `/inspect/record/${id}`,
};

/** The dispatch wizard stands in the address of the task centre, so that it can be linked to; `shopIds` (repeated) begin a new plan. */
export const DISPATCH_LINK = '/task?dispatch=1';

/** Where an object is shown, below the base path. `open` is the drawer of a list. */
export function objectLink(kind: ObjectKind, id: string): string {
  return pages[kind](encodeURIComponent(id));
}
