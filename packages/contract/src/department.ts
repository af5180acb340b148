import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { id, line, personRef, requestId, rev, text } from './kit/shapes.ts';

/** A department as a node of the tree; the root is the company. */
export const departmentNode = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  code: z.string().nullable(),
  description: z.string(),
  /** Position among its siblings. */
  sort: z.number().int(),
  /** Levels below the root, which is 0. */
  depth: z.number().int(),
  heads: z.array(personRef),
  /** Members of it alone, and with what is below; resigned ones are not counted, nobody is counted twice. */
  members: z.number().int(),
  membersBelow: z.number().int(),
  rev: z.number().int(),
});
export type DepartmentNode = z.output<typeof departmentNode>;

const fields = {
  name: line(LIMIT.name.department),
  code: text(LIMIT.department.code).nullable().default(null),
  description: text(LIMIT.department.description).default(''),
  headIds: z.array(id).max(LIMIT.department.heads).default([]),
};

/** What a list of paths would do, before anything is written; what would be written is kept under `importId` for an hour. */
export const departmentImportReport = z.object({
  importId: id,
  fileName: z.string(),
  rows: z.number().int(),
  /** Paths of the departments that would be made, parents first. */
  create: z.array(z.string()),
  /** Rows whose whole path is there already. */
  existing: z.number().int(),
  /** At most 200 of them; `errorCount` says how many there are. `value` is the segment that is wrong. */
  errors: z.array(z.object({ row: z.number().int(), column: z.string(), value: z.string(), message: z.string() })),
  errorCount: z.number().int(),
});
export type DepartmentImportReport = z.output<typeof departmentImportReport>;

export const departmentApi = {
  tree: endpoint({
    method: 'GET',
    path: '/customer/department/tree',
    needs: anyOf('frame_book', 'frame_dept', 'frame_staff', 'frame_role'),
    summary: 'Every department of the company with its counts and heads, parents before children, siblings in order.',
    input: z.object({}),
    output: z.array(departmentNode),
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/department/create',
    needs: anyOf('frame_dept'),
    summary: 'A new department below another; `afterId` puts it behind that sibling, otherwise last.',
    input: z.object({ requestId, parentId: id, afterId: id.nullable().default(null), ...fields }),
    output: z.object({ id }),
    errors: ['DEPARTMENT_NAME_TAKEN', 'DEPARTMENT_CODE_TAKEN', 'DEPARTMENT_TOO_DEEP', 'NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/customer/department/update',
    needs: anyOf('frame_dept'),
    summary: 'Change name, code, description and heads. The name of the root is the name of the company.',
    input: z.object({ id, rev, ...fields }),
    output: z.object({ id }),
    errors: ['DEPARTMENT_NAME_TAKEN', 'DEPARTMENT_CODE_TAKEN', 'NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/customer/department/move',
    needs: anyOf('frame_dept'),
    summary:
      'Put a department, with what is below it, under another parent or elsewhere among its siblings: behind `afterId`, or first. Never below itself.',
    input: z.object({ id, rev, parentId: id, afterId: id.nullable() }),
    output: z.object({ id }),
    errors: [
      'DEPARTMENT_INTO_ITSELF',
      'DEPARTMENT_TOO_DEEP',
      'DEPARTMENT_NAME_TAKEN',
      'DEPARTMENT_IS_ROOT',
      'NOT_FOUND',
    ],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/customer/department/remove',
    needs: anyOf('frame_dept'),
    summary:
      'Delete a department without departments below it; its members go to `moveMembersTo`, and without one it must have none.',
    input: z.object({ id, rev, moveMembersTo: id.nullable().default(null) }),
    output: z.object({ moved: z.number().int() }),
    errors: ['DEPARTMENT_HAS_CHILDREN', 'DEPARTMENT_HAS_MEMBERS', 'DEPARTMENT_IS_ROOT', 'NOT_FOUND'],
  }),
  importTemplate: endpoint({
    method: 'GET',
    path: '/customer/department/importTemplate',
    needs: anyOf('frame_dept'),
    summary: 'A spreadsheet to fill in: one path a row.',
    input: z.object({}),
    output: z.unknown(),
    raw: true,
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/customer/department/checkImport',
    needs: anyOf('frame_dept'),
    summary: 'Dry run of an xlsx or csv file of paths such as `East/Shanghai/Pudong` (part name `file`).',
    input: z.object({}),
    output: departmentImportReport,
    errors: ['IMPORT_UNREADABLE', 'FILE_TOO_LARGE'],
    upload: { maxFiles: 1, maxBytes: LIMIT.import.bytes },
    limit: 'upload',
  }),
  runImport: endpoint({
    method: 'POST',
    path: '/customer/department/runImport',
    needs: anyOf('frame_dept'),
    summary: 'Write what a dry run without errors announced; missing levels are made.',
    input: z.object({ requestId, importId: id }),
    output: z.object({ created: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
};
