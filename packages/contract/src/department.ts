import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { DEPARTMENT_FIELDS } from './department-fields.ts';
import { importEndpoints } from './import.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { inputsOf, outputsOf } from './kit/field.ts';
import { id, personRef, requestId, rev } from './kit/shapes.ts';

/** A department as a node of the tree; the root is the company. */
const departmentNode = z.object({
  id,
  parentId: id.nullable(),
  ...outputsOf(DEPARTMENT_FIELDS),
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

/** What a form writes of a department, as it is stored: the `current` of a stale save. */
export const departmentValues = departmentNode.pick({ heads: true, rev: true }).extend(outputsOf(DEPARTMENT_FIELDS));
export type DepartmentValues = z.output<typeof departmentValues>;

const fields = {
  ...inputsOf(DEPARTMENT_FIELDS),
  headIds: z.array(id).max(LIMIT.department.heads).default([]),
};

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
    summary:
      'Change name, code, description and heads. The name of the root is the name of the company: changing it needs `x_company_setting` too.',
    input: z.object({ id, rev, ...fields }),
    output: z.object({ id }),
    errors: [
      'DEPARTMENT_NAME_TAKEN',
      'DEPARTMENT_CODE_TAKEN',
      'NOT_FOUND',
      'MEMBER_NOT_FOUND',
      'COMPANY_DISSOLVING',
      'STALE',
    ],
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
  ...importEndpoints({
    path: '/customer/department',
    needs: anyOf('frame_dept'),
    noun: 'departments, as paths such as `East/Shanghai/Pudong`,',
    maxRows: LIMIT.import.departments,
  }),
};
