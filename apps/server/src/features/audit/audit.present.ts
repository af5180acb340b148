import { type AuditRow, auditRow } from '@rondo/contract/audit';
import { roleDiff } from '@rondo/contract/role';
import { AUDIT_KINDS } from '@rondo/domain/audit';
import type { Language } from '@rondo/domain/language';
import { keptRoleName } from '@rondo/messages/role-name';
import type { filtered } from './audit.queries.ts';

export type Entry = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number];

/** An entry of the log; its object by the name it had then, else the one it has now. */
export function present(entry: Entry, names: ReadonlyMap<string, string>, language: Language): AuditRow {
  const name = entry.object_name ?? names.get(entry.object_id) ?? '';
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: entry.actor_id === null ? null : { id: entry.actor_id, name: entry.actor_name ?? '' },
    kind: kindOf(entry.object_kind),
    event: entry.event,
    objectId: entry.object_id,
    objectName: entry.object_kind === 'role' ? keptRoleName(language, name) : name,
    fromState: entry.from_state,
    toState: entry.to_state,
    comment: entry.comment,
    ip: entry.ip,
    device: entry.device,
    changes: changesOf(entry),
    diff: diffOf(entry),
  };
}

/** The query asks for no other kinds. */
function kindOf(text: string): AuditRow['kind'] {
  const kind = AUDIT_KINDS.find((k) => k === text);
  if (!kind) throw new Error(`unknown kind ${text} in the log`);
  return kind;
}

const { changes: told } = auditRow.shape;
type Changes = AuditRow['changes'];

/** Moves that keep what they changed under words of their own, from before changes were kept as a list. */
const MOVED: Readonly<Record<string, string>> = {
  change_deadline: 'deadline',
  extend: 'deadline',
  reopen: 'deadline',
  reject: 'deadline',
  transfer: 'handler',
  group_moved: 'group',
};

function changesOf({ event, data }: Entry): Changes {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  const listed = told.safeParse(data.changes);
  if (listed.success) return listed.data;
  if (typeof data.fromGroup === 'string')
    return [{ field: 'group', before: data.fromGroup, after: textOf(data.toGroup) }];
  const field = data.relation === 'reviewer' ? 'reviewer' : MOVED[event];
  const [before, after] = [textOf(data.from), textOf(data.to ?? data.deadlineAt)];
  return field && (before !== null || after !== null) ? [{ field, before, after }] : [];
}

/** Kept with the change, so that it says what was so then. */
function diffOf({ object_kind, data }: Entry): AuditRow['diff'] {
  if (object_kind !== 'role' || typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return roleDiff.safeParse(data.diff).data ?? null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
