import type { AuditRow } from '@rondo/contract/audit';
import type { MessageKey } from '@rondo/messages';
import type { Translate } from '../../shared/i18n.tsx';

/** The words of a key, or its last part readable: an event or a field may be younger than its words. */
function wordOf(t: Translate, path: string, name: string): string {
  const word = t(path as MessageKey);
  return word === path ? name.replaceAll('_', ' ') : word;
}

/** What somebody did, to be read between their name and the name of the object. */
export const eventWord = (t: Translate, { kind, event }: Pick<AuditRow, 'kind' | 'event'>): string =>
  wordOf(t, `audit.event.${kind}.${event}`, event);

/** What the entry is about. Somebody who signs in or out is told as the actor alone. */
export const objectWord = ({ kind, objectId, objectName, actor }: AuditRow): string =>
  kind === 'session' && objectId === actor?.id ? '' : objectName;

/** A field of a check item is called as it is headed in files. */
export function fieldWord(t: Translate, field: string): string {
  const [, ofItem] = /^item\.(.+)$/.exec(field) ?? [];
  if (ofItem === undefined) return wordOf(t, `audit.field.${field}`, field);
  return wordOf(t, `template.importing.field.${ofItem}`, ofItem);
}

const inOneWord = (kind: string): string => kind.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A state of the object has its words under the object's kind, as it is written or in one word: `cited_change` under `citedChange`. */
export const stateWord = (t: Translate, kind: AuditRow['kind'], state: string): string => {
  const paths = [`state.${kind}.${state}`, `state.${inOneWord(kind)}.${state}`];
  return wordOf(t, paths.find((path) => t(path as MessageKey) !== path) ?? '', state);
};
