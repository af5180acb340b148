import {
  KNOWLEDGE_KINDS,
  KNOWLEDGE_REQUEST_ACTS,
  KNOWLEDGE_REQUEST_STATES,
  TEXT_FAULTS,
  TEXT_STATES,
} from '@rondo/domain/knowledge';
import { KNOWLEDGE_LEVELS, KNOWLEDGE_MODES, SUBJECT_KINDS } from '@rondo/domain/knowledge/access';
import { KNOWLEDGE_FORMATS } from '@rondo/domain/knowledge/file-type';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { day, fileRef, id, instant, line, personRef } from './kit/shapes.ts';

/** Somebody or some people, as a list of permissions names them: with the name they have now. */
const subject = z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string(), name: z.string() });
export type KnowledgeSubjectRef = z.output<typeof subject>;

/** Where a permission comes from: the folder with the list, as far as the reader may know its name. */
const source = z.object({
  why: z.enum(['administrator', 'owner', 'list']),
  /** Null: the root, or a node whose name the reader may not know. */
  node: z.object({ id, name: z.string() }).nullable(),
  isHere: z.boolean(),
  subject: subject.nullable(),
});

/** What the reader may do with a node: exactly the buttons to show. */
export const KNOWLEDGE_CAN = ['create', 'rename', 'share', 'move', 'delete', 'version', 'download'] as const;

/** What was read of a file so that it is found; null: of a folder or a link. */
const textState = z.object({
  state: z.enum(TEXT_STATES),
  fault: z.enum(TEXT_FAULTS).nullable(),
  pages: z.number().int().nullable(),
});

export const knowledgeNode = z.object({
  id,
  /** Null: at the top, or in a folder that the reader may not see. */
  parentId: id.nullable(),
  kind: z.enum(KNOWLEDGE_KINDS),
  name: z.string(),
  introduction: z.string(),
  tags: z.array(z.string()),
  url: z.string().nullable(),
  /** Of a file. */
  format: z.enum(KNOWLEDGE_FORMATS).nullable(),
  /** Of a file, bytes. */
  sizeBytes: z.number().int().nullable(),
  owner: personRef,
  mode: z.enum(KNOWLEDGE_MODES),
  /** What the reader may do with it. */
  level: z.enum(KNOWLEDGE_LEVELS),
  allowsDownload: z.boolean(),
  isFavourite: z.boolean(),
  views: z.number().int(),
  reviewOn: day.nullable(),
  text: textState.nullable(),
  createdAt: instant,
  updatedAt: instant,
  updatedBy: personRef,
  rev: z.number().int(),
  can: z.array(z.enum(KNOWLEDGE_CAN)),
});
export type KnowledgeNode = z.output<typeof knowledgeNode>;

export const knowledgeCrumb = z.object({ id, name: z.string() });

/** A node in full: its way from the top as far as the reader may see it, and what is to be seen of its past. */
export const knowledgeDetail = knowledgeNode.extend({
  /** From the top down to the folder it lies in; begins below what the reader may not see. */
  crumbs: z.array(knowledgeCrumb),
  source,
  /** Of a file: what opens it; its address keeps a copy only where `can` has `download`. */
  file: fileRef.nullable(),
  versionNumber: z.number().int().nullable(),
  /** Where the reader stopped: a page, or a second. */
  place: z.number().int(),
  /** Check items that name this file. */
  items: z.array(z.object({ templateId: id, templateName: z.string(), itemName: z.string() })),
});
export type KnowledgeDetail = z.output<typeof knowledgeDetail>;

export const knowledgeVersion = z.object({
  id,
  number: z.number().int(),
  name: z.string(),
  sizeBytes: z.number().int(),
  comment: z.string(),
  by: personRef,
  at: instant,
  file: fileRef,
});
export type KnowledgeVersion = z.output<typeof knowledgeVersion>;

/** A line of a list of permissions as it is sent: `id` is empty for everyone. */
export const grantInput = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.union([id, z.literal('')]),
  level: z.enum(KNOWLEDGE_LEVELS),
});

export const knowledgePermissions = z.object({
  mode: z.enum(KNOWLEDGE_MODES),
  owner: personRef,
  /** The list that holds now: its own, or the inherited one. */
  grants: z.array(subject.extend({ level: z.enum(KNOWLEDGE_LEVELS) })),
  /** The folder the list comes from; null: the root or a folder that the reader may not see. */
  from: z.object({ id, name: z.string() }).nullable(),
  /** Those who manage it because they manage a folder above or made it, whatever the list says. */
  managers: z.array(
    subject.extend({
      why: z.enum(['administrator', 'owner', 'list']),
      from: z.object({ id, name: z.string() }).nullable(),
    }),
  ),
  rev: z.number().int(),
});
export type KnowledgePermissions = z.output<typeof knowledgePermissions>;

/** Who gains and who loses by a change: counted in full, named as far as LIMIT.knowledge.named. */
const change = z.object({ count: z.number().int(), people: z.array(personRef) });
export const accessChange = z.object({ gain: change, lose: change });
export type AccessChange = z.output<typeof accessChange>;

export const knowledgeRequest = z.object({
  id,
  node: z.object({ id, name: z.string(), kind: z.enum(KNOWLEDGE_KINDS) }).nullable(),
  member: personRef,
  reason: z.string(),
  state: z.enum(KNOWLEDGE_REQUEST_STATES),
  createdAt: instant,
  decidedBy: personRef.nullable(),
  decidedAt: instant.nullable(),
  answer: z.string(),
  rev: z.number().int(),
  can: z.array(z.enum(KNOWLEDGE_REQUEST_ACTS)),
});
export type KnowledgeRequest = z.output<typeof knowledgeRequest>;

export const nodeName = line(LIMIT.name.file);
export const nodeTags = z.array(line(LIMIT.knowledge.tag)).max(LIMIT.knowledge.tags);

export const uploadState = z.object({
  id,
  name: z.string(),
  sizeBytes: z.number().int(),
  /** What has arrived for good: the next part begins here. */
  offset: z.number().int(),
});
export type UploadState = z.output<typeof uploadState>;
