import type { AuditKind } from '@rondo/domain/audit';
import type { MessageName, MessageTextName } from '@rondo/domain/message-kind';
import type { PermissionCode } from '@rondo/domain/permission';
import type { SystemText, TellingNoun } from '@rondo/domain/system-text';
import type { WorkKind } from '@rondo/domain/workflows';

interface Words {
  title: string;
  body: string;
}

/** The names have their texts; others may stand beside them. */
type Texts<Names extends string> = Record<Names, string> & Record<string, unknown>;

/**
 * What domain lists has its words, whichever file of a noun says them: what is left out does not compile. A message has a title
 * and a body (`notification.<object>.<message>`), and its kind a name where it is muted.
 */
export type Demanded = {
  audit: { kind: Texts<AuditKind> } & Record<string, unknown>;
  permission: Texts<PermissionCode>;
  notification: { [O in WorkKind]: Record<MessageTextName<O>, Words> } & {
    system: Record<SystemText, Words>;
    kind: { [O in WorkKind]: Record<MessageName<O>, string> } & { system: Record<TellingNoun, string> };
  } & Record<string, unknown>;
} & Record<string, unknown>;
