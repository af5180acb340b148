import { KNOWLEDGE_KINDS } from '@rondo/domain/knowledge';
import { KNOWLEDGE_LEVELS, KNOWLEDGE_MODES } from '@rondo/domain/knowledge/access';
import { KNOWLEDGE_FORMATS } from '@rondo/domain/knowledge/file-type';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { bin } from './kit/bin.ts';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, done, flag, id, keyword, many, requestId, rev, text } from './kit/shapes.ts';
import { requestEndpoints } from './knowledge-requests.ts';
import {
  accessChange,
  grantInput,
  knowledgeCrumb,
  knowledgeDetail,
  knowledgeNode,
  knowledgePermissions,
  knowledgeVersion,
  nodeName,
  nodeTags,
} from './knowledge-shapes.ts';
import { uploadEndpoints } from './knowledge-uploads.ts';

const { batch, introduction, link, grants } = LIMIT.knowledge;
const needs = signedIn;
/** The folder things go into; null: the top, where only administrators of the knowledge base create. */
const parentId = id.nullable();
const some = z.array(id).min(1, 'required').max(batch);
const place = z.number().int().min(0).max(LIMIT.wholeNumber);

/** No permission code is asked for (S6.12): what somebody may see and do is decided node by node; what they may not see is NOT_FOUND. */
export const knowledgeApi = {
  list: endpoint({
    method: 'GET',
    path: '/knowledge/list',
    needs,
    summary: 'Folders, files and links that the reader may see: of a folder, or found, recent, favourite or shared.',
    input: z.object({
      ...paging,
      /** `folder`: directly in `parentId` (without one, at the top); the others look everywhere, or below `parentId`. */
      set: z.enum(['folder', 'all', 'recent', 'favourite', 'shared']).default('folder'),
      parentId: id.optional(),
      keyword: keyword.default(''),
      kind: many(z.enum(KNOWLEDGE_KINDS)).optional(),
      format: many(z.enum(KNOWLEDGE_FORMATS)).optional(),
      ownerId: many(id).optional(),
      tag: many(z.string().max(LIMIT.knowledge.tag)).optional(),
      /** Whose review date is over. */
      isReviewDue: flag.optional(),
      sort: z.enum(['name', '-name', 'updated', '-updated', 'size', '-size', 'views', '-views']).default('name'),
    }),
    output: listOf(knowledgeNode).extend({
      /** The folder itself and its way from the top, as far as the reader may see it; empty at the top. */
      crumbs: z.array(knowledgeCrumb),
      /** Whether the reader may create here. */
      mayCreate: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
  tree: endpoint({
    method: 'GET',
    path: '/knowledge/tree',
    needs,
    summary: 'The folders directly below a folder, for the tree and for choosing where to move.',
    input: z.object({ parentId: id.optional() }),
    output: z.array(
      z.object({
        id,
        name: z.string(),
        mode: z.enum(KNOWLEDGE_MODES),
        level: z.enum(KNOWLEDGE_LEVELS),
        hasFolders: z.boolean(),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/knowledge/detail',
    needs,
    summary: 'One folder, file or link in full; of a file an older version by its number.',
    input: z.object({ id, version: z.coerce.number().int().min(1).max(LIMIT.wholeNumber).optional() }),
    output: knowledgeDetail,
    errors: ['NOT_FOUND'],
  }),
  visit: endpoint({
    method: 'POST',
    path: '/knowledge/visit',
    needs,
    summary: 'Remember that the reader opened a file, and the page or second they got to.',
    input: z.object({ id, place: place.default(0) }),
    output: done,
    errors: ['NOT_FOUND'],
    silent: true,
    limit: 'background',
  }),
  readers: endpoint({
    method: 'GET',
    path: '/knowledge/readers',
    needs,
    summary: 'Who opened a file, when last and how often, for those who manage it.',
    input: z.object({ ...paging, id }),
    output: listOf(
      z.object({
        member: z.object({ id, name: z.string() }),
        firstAt: z.string(),
        lastAt: z.string(),
        times: z.number().int(),
      }),
    ),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  favourite: endpoint({
    method: 'POST',
    path: '/knowledge/favourite',
    needs,
    summary: 'Mark something as a favourite, or no longer.',
    input: z.object({ id, isFavourite: z.boolean() }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  createFolder: endpoint({
    method: 'POST',
    path: '/knowledge/folder/create',
    needs,
    summary: 'A new folder; with `ifThere`, the one that has the name already.',
    input: z.object({
      parentId,
      name: nodeName,
      introduction: text(introduction).default(''),
      ifThere: z.boolean().default(false),
      requestId,
    }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'KNOWLEDGE_NAME_TAKEN', 'KNOWLEDGE_TOO_DEEP', 'KNOWLEDGE_FULL'],
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/knowledge/link/create',
    needs,
    summary: 'A link to a page elsewhere (http or https).',
    input: z.object({
      parentId,
      name: nodeName,
      url: z.url({ protocol: /^https?$/ }).max(link),
      introduction: text(introduction).default(''),
      requestId,
    }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'KNOWLEDGE_NAME_TAKEN', 'KNOWLEDGE_TOO_DEEP', 'KNOWLEDGE_FULL'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/knowledge/edit',
    needs,
    summary: 'Another name, introduction, tags, review date or download switch; a file keeps its ending.',
    input: z.object({
      id,
      rev,
      name: nodeName,
      introduction: text(introduction).default(''),
      tags: nodeTags.default([]),
      reviewOn: day.nullable().default(null),
      allowsDownload: z.boolean().default(true),
    }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'KNOWLEDGE_NAME_TAKEN', 'KNOWLEDGE_ENDING', 'STALE'],
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/knowledge/permissions',
    needs,
    summary: 'Who has access to something and where it comes from.',
    input: z.object({ id }),
    output: knowledgePermissions,
    errors: ['NOT_FOUND'],
  }),
  access: endpoint({
    method: 'GET',
    path: '/knowledge/access',
    needs,
    summary: 'The people who may open something, one by one, each with the level and where it comes from.',
    input: z.object({ ...paging, id, keyword: keyword.default('') }),
    output: listOf(
      z.object({
        member: z.object({ id, name: z.string() }),
        level: z.enum(KNOWLEDGE_LEVELS),
        source: knowledgeDetail.shape.source,
      }),
    ),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  tryPermissions: endpoint({
    method: 'POST',
    path: '/knowledge/permissions/try',
    needs,
    summary: 'Who would gain and who would lose access to something by another list; nothing is changed.',
    input: z.object({ id, mode: z.enum(KNOWLEDGE_MODES), grants: z.array(grantInput).max(grants) }),
    output: accessChange,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  setPermissions: endpoint({
    method: 'PUT',
    path: '/knowledge/permissions/set',
    needs,
    summary: 'A list of its own, or the inherited one again (then `grants` is left out of account).',
    input: z.object({ id, rev, mode: z.enum(KNOWLEDGE_MODES), grants: z.array(grantInput).max(grants) }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE'],
  }),
  tryMove: endpoint({
    method: 'POST',
    path: '/knowledge/move/try',
    needs,
    summary: 'Who would gain and who would lose access by a move; nothing is changed.',
    input: z.object({ ids: some, parentId }),
    output: accessChange,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'KNOWLEDGE_INTO_ITSELF'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/knowledge/move',
    needs,
    summary: 'Move folders, files and links; the mover manages both them and the new folder.',
    input: z.object({ ids: some, parentId }),
    output: z.object({ moved: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'KNOWLEDGE_INTO_ITSELF', 'KNOWLEDGE_NAME_TAKEN', 'KNOWLEDGE_TOO_DEEP'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/knowledge/remove',
    needs,
    summary: 'Into the recycle bin, a folder with all that is in it.',
    input: z.object({ ids: some }),
    output: z.object({ removed: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/knowledge/bin',
    needs,
    summary: 'What was deleted in the last 30 days of what the reader manages, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/knowledge/restore',
    needs,
    summary:
      'Bring back what was deleted: into its folder, or to the top where that is gone; under another name where it is taken.',
    input: z.object({ id }),
    output: z.object({ name: z.string(), parentId }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'KNOWLEDGE_FULL'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/knowledge/versions',
    needs,
    summary: 'The versions of a file, newest first.',
    input: z.object({ id }),
    output: z.array(knowledgeVersion),
    errors: ['NOT_FOUND'],
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/knowledge/version/restore',
    needs,
    summary: 'Make an older version the newest one again, as a version of its own.',
    input: z.object({ id, rev, number: z.number().int().min(1).max(LIMIT.wholeNumber) }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE'],
  }),
  ...uploadEndpoints,
  ...requestEndpoints,
};
