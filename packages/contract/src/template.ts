import { LIMIT } from '@rondo/domain/limit';
import { SCORING_METHODS } from '@rondo/domain/scoring/settings';
import { MODES } from '@rondo/domain/task';
import { LIBRARY_KEYS } from '@rondo/domain/template-library';
import { SHARE_KINDS } from '@rondo/domain/template-share';
import { z } from 'zod';
import { importEndpoints } from './import.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { inputsOf, outputsOf } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import { done, fileRef, id, instant, keyword, line, many, personRef, requestId, rev, text } from './kit/shapes.ts';
import { contentShape, scoringShape } from './scoring.ts';
import { versionDifference } from './template-difference.ts';
import { TEMPLATE_FIELDS } from './template-fields.ts';
import { generationEndpoints, shownGeneration } from './template-generation.ts';
import { libraryEndpoints } from './template-library.ts';
import { templateOptions } from './template-options.ts';
import { shareEndpoints, shownShare } from './template-share.ts';

export const TEMPLATE_STATES = ['draft', 'published', 'disabled'] as const;

const templateRow = z.object({
  id,
  ...outputsOf(TEMPLATE_FIELDS),
  method: z.enum(SCORING_METHODS),
  state: z.enum(TEMPLATE_STATES),
  /** Version number that new tasks get; null before the first publication. */
  liveNo: z.number().int().nullable(),
  liveVersionId: id.nullable(),
  /** Whether an edited version waits to be published. */
  hasDraft: z.boolean(),
  items: z.number().int(),
  totalPoints: z.number(),
  /** Records of the last 30 days. */
  usedTimes: z.number().int(),
  createdBy: personRef,
  /** Who saved or published it last; null: nobody since it was made. */
  edited: z.object({ by: personRef, at: instant }).nullable(),
  updatedAt: instant,
  cover: fileRef.nullable(),
  /** Who may use it, and where. */
  share: shownShare,
  rev: z.number().int(),
});
export type TemplateRow = z.output<typeof templateRow>;

const versionInfo = z.object({
  id,
  no: z.number().int(),
  releaseNote: z.string(),
  publishedAt: instant.nullable(),
  publishedBy: personRef.nullable(),
});

/** What the editor and the preview show: one version of a template. */
const templateDetail = templateRow.extend({
  version: versionInfo,
  content: contentShape,
  /** The files of the standard photos that the content names. */
  standardPhotos: z.array(fileRef),
  scoring: scoringShape,
  /** Of a generated template; null: it was made by hand. */
  generation: shownGeneration.nullable(),
  versions: z.array(versionInfo),
  /** Somebody else edits since; null when nobody does or it is the reader. */
  lockedBy: z.object({ id, name: z.string(), since: instant }).nullable(),
  can: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    disable: z.boolean(),
    enable: z.boolean(),
    remove: z.boolean(),
  }),
});
export type TemplateDetail = z.output<typeof templateDetail>;

/** A place in a template that keeps it from being published; `path` as in domain/scoring/validate. */
const fault = z.object({ path: z.string(), reason: z.string(), message: z.string() });

const manage = anyOf('template_manage');

export const templateApi = {
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/list',
    needs: manage,
    summary: 'The templates of the company.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(TEMPLATE_STATES)).optional(),
      method: many(z.enum(SCORING_METHODS)).optional(),
      mode: many(z.enum(MODES)).optional(),
      /** To whom it is visible. */
      share: many(z.enum(SHARE_KINDS)).optional(),
      creatorId: many(id).optional(),
      editorId: many(id).optional(),
      /** Only those with a copy of one of these items of the library, in what is live or in the draft. */
      checkItemId: many(id).optional(),
      sort: z.enum(['-updated', 'name']).default('-updated'),
    }),
    output: listOf(templateRow),
  }),
  /** For dispatch and self-initiated inspections: published ones, by mode. */
  options: templateOptions,
  ...libraryEndpoints,
  ...generationEndpoints,
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/detail',
    needs: manage,
    summary: 'A template with one version: the draft when there is one, else the live one, or the version asked for.',
    input: z.object({ id, versionId: id.optional() }),
    output: templateDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/inspect/V3/template/create',
    needs: manage,
    summary: 'A new template as a draft; empty, or a copy of another one or of one that comes with the product.',
    input: z.object({
      ...inputsOf(TEMPLATE_FIELDS),
      modes: TEMPLATE_FIELDS.modes.input.default(['on_site']),
      copyOf: id.optional(),
      /** A template that comes with the product, in the language of the call; `copyOf` wins. */
      libraryKey: z.enum(LIBRARY_KEYS).optional(),
      requestId,
    }),
    output: z.object({ id }),
    errors: ['TEMPLATE_NAME_TAKEN', 'NOT_FOUND'],
  }),
  /** Makes the draft version when there is none: the live one stays as it is. */
  edit: endpoint({
    method: 'POST',
    path: '/inspect/V3/template/edit',
    needs: manage,
    summary: 'Start editing: takes the 15-minute lock and answers the draft; `takeOver` takes it from somebody else.',
    input: z.object({ id, takeOver: z.boolean().default(false) }),
    output: templateDetail,
    errors: ['NOT_FOUND', 'TEMPLATE_LOCKED'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/inspect/V3/template/save',
    needs: manage,
    summary: 'Save the draft as it is, complete or not; the faults that keep it from being published come back.',
    input: z.object({
      id,
      rev,
      ...inputsOf(TEMPLATE_FIELDS),
      content: contentShape,
      scoring: scoringShape,
      /** Absent: as it is. */
      coverId: id.nullable().optional(),
    }),
    output: z.object({ rev: z.number().int(), savedAt: instant, faults: z.array(fault) }),
    errors: [
      'TEMPLATE_NAME_TAKEN',
      'TEMPLATE_STANDARD_ZERO',
      'TEMPLATE_TOO_LARGE',
      'TEMPLATE_LOCKED',
      'NOT_FOUND',
      'STALE',
    ],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/inspect/V3/template/publish',
    needs: anyOf('x_template_publish'),
    summary: 'Make the draft the live version; from the second version on with a release note.',
    /** `isReviewed`: the items of a generated template were looked through. */
    input: z.object({
      ...{ id, rev, releaseNote: text(LIMIT.text.comment).default('') },
      isReviewed: z.boolean().default(false),
    }),
    output: z.object({ no: z.number().int(), rev: z.number().int() }),
    errors: [
      ...(['TEMPLATE_NOT_READY', 'TEMPLATE_NOT_REVIEWED', 'TEMPLATE_LOCKED', 'RELEASE_NOTE_NEEDED'] as const),
      ...(['NOT_FOUND', 'STALE', 'MOVE_NOT_ALLOWED'] as const),
    ],
  }),
  ...shareEndpoints,
  disable: endpoint({
    method: 'POST',
    path: '/inspect/V3/template/disable',
    needs: manage,
    summary: 'No new tasks from it; open ones go on.',
    input: z.object({ id, rev }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  enable: endpoint({
    method: 'POST',
    path: '/inspect/V3/template/enable',
    needs: manage,
    summary: 'Use it again.',
    input: z.object({ id, rev }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/inspect/V3/template/delete',
    needs: manage,
    summary: 'Delete a template that was never used; for 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'TEMPLATE_IN_USE'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/bin',
    needs: manage,
    summary: 'The templates deleted in the last 30 days, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/inspect/V3/template/restore',
    needs: manage,
    summary: 'Bring a deleted template back as it was, or under another name.',
    input: z.object({ id, name: line(LIMIT.name.template).optional() }),
    output: done,
    errors: ['NOT_FOUND', 'TEMPLATE_NAME_TAKEN'],
  }),
  compare: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/compare',
    needs: manage,
    summary:
      'What one version of a template has and another has not: items and categories by their ids, fields in words.',
    input: z.object({ id, versionId: id, beforeVersionId: id }),
    output: versionDifference,
    errors: ['NOT_FOUND'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/export',
    needs: manage,
    summary:
      'The check items of a version as an xlsx that its import takes back unchanged: the draft, else the live one.',
    input: z.object({ id, versionId: id.optional() }),
    output: z.unknown(),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
  ...importEndpoints({
    path: '/inspect/V3/template',
    needs: manage,
    noun: 'check items, into a draft or as a template of their own,',
    maxRows: LIMIT.import.checkItems,
    errors: ['TOO_MANY_ITEMS', 'TEMPLATE_FULL', 'TEMPLATE_LOCKED', 'TEMPLATE_NAME_TAKEN'],
  }),
};
