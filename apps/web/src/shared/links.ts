import type { Message } from '@rondo/contract/message-live';

/** The kinds of objects that messages, search and timelines link to. */
export type ObjectKind = NonNullable<Message['objectKind']>;

/** Where objects are shown, below the base path; `open` is the drawer of a list. The id is escaped already. */
export type ObjectLinks = { readonly [K in ObjectKind]?: (id: string) => string };

let links: ObjectLinks = {};

/** The application adds the links of the features. */
export function joinLinks(added: ObjectLinks): void {
  links = { ...links, ...added };
}

/** Where an object is shown, below the base path. */
export function objectLink(kind: ObjectKind, id: string): string {
  const link = links[kind];
  if (!link) throw new Error(`no feature links to objects of the kind ${kind}`);
  return link(encodeURIComponent(id));
}
