/**
 * Who may do what in the knowledge base (product 19). A node (folder, file, link) has a list of its own or takes the one of the
 * nearest node above that has; above all stands the list of the root: everybody may view, administrators of the knowledge base manage.
 *
 * - A list of its own replaces what came from above, completely: viewing does not pass it.
 * - Managing does: whoever manages a node manages all below it, so that nothing becomes unreachable.
 * - Whoever made a node manages it and what is below.
 */
export const KNOWLEDGE_LEVELS = ['view', 'manage'] as const;
export type KnowledgeLevel = (typeof KNOWLEDGE_LEVELS)[number];
export const KNOWLEDGE_MODES = ['inherit', 'own'] as const;
export type KnowledgeMode = (typeof KNOWLEDGE_MODES)[number];
export const SUBJECT_KINDS = ['everyone', 'department', 'role', 'shop', 'member'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Whom a line of a list is about: a department with those below it, the staff and managers of a store. `id` is empty for everyone. */
export interface KnowledgeSubject {
  kind: SubjectKind;
  id: string;
}

export interface KnowledgeGrant extends KnowledgeSubject {
  level: KnowledgeLevel;
}

/** What of a node decides who may do what. */
export interface KnowledgeRules {
  id: string;
  ownerId: string;
  mode: KnowledgeMode;
  /** Of no effect where the mode is `inherit`. */
  grants: readonly KnowledgeGrant[];
}

export interface KnowledgeReader {
  memberId: string;
  /** `subjectKey` of everything that the reader is. */
  keys: ReadonlySet<string>;
  /** Manages the whole knowledge base (`x_kb_root`). */
  managesAll: boolean;
}

/** A subject as one text; the database compares these. */
export const subjectKey = ({ kind, id }: KnowledgeSubject): string => (kind === 'everyone' ? kind : `${kind}:${id}`);

/** Everything that a member is, as subjects. `departmentIds`: their departments and those above them. */
export function readerKeys(of: {
  memberId: string;
  departmentIds: readonly string[];
  roleIds: readonly string[];
  shopIds: readonly string[];
}): Set<string> {
  const all: KnowledgeSubject[] = [
    { kind: 'everyone', id: '' },
    { kind: 'member', id: of.memberId },
    ...of.departmentIds.map((id) => ({ kind: 'department' as const, id })),
    ...of.roleIds.map((id) => ({ kind: 'role' as const, id })),
    ...of.shopIds.map((id) => ({ kind: 'shop' as const, id })),
  ];
  return new Set(all.map(subjectKey));
}

/** Why somebody has a level. `nodeId` null: the root. */
export type KnowledgeSource =
  | { why: 'administrator' }
  | { why: 'owner'; nodeId: string }
  | { why: 'list'; nodeId: string | null; subject: KnowledgeSubject };

export interface KnowledgeAccess {
  level: KnowledgeLevel;
  source: KnowledgeSource;
}

/** Of the root, where no node above has a list of its own. */
export const ROOT_GRANTS: readonly KnowledgeGrant[] = [{ kind: 'everyone', id: '', level: 'view' }];

/** What a reader may do with the last node of a lineage, which begins at the top; null: nothing, as if it were not there. */
export function knowledgeAccess(
  lineage: readonly KnowledgeRules[],
  { memberId, keys, managesAll }: KnowledgeReader,
): KnowledgeAccess | null {
  if (managesAll) return { level: 'manage', source: { why: 'administrator' } };
  const namedIn = (grants: readonly KnowledgeGrant[], level?: KnowledgeLevel) =>
    grants.find((grant) => keys.has(subjectKey(grant)) && (level === undefined || grant.level === level));
  for (const node of lineage.toReversed()) {
    if (node.ownerId === memberId) return { level: 'manage', source: { why: 'owner', nodeId: node.id } };
    const grant = node.mode === 'own' ? namedIn(node.grants, 'manage') : undefined;
    if (grant) return { level: 'manage', source: { why: 'list', nodeId: node.id, subject: plain(grant) } };
  }
  const boundary = lineage.findLast(({ mode }) => mode === 'own');
  const grant = namedIn(boundary?.grants ?? ROOT_GRANTS);
  if (!grant) return null;
  return { level: 'view', source: { why: 'list', nodeId: boundary?.id ?? null, subject: plain(grant) } };
}

const plain = ({ kind, id }: KnowledgeSubject): KnowledgeSubject => ({ kind, id });

/** Whether a file may be kept by somebody: its managers always, others where its switch allows. */
export const mayDownload = (level: KnowledgeLevel, allowsDownload: boolean): boolean =>
  level === 'manage' || allowsDownload;
