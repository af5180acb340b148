import type { departmentApi } from '@rondo/contract/department';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { updateDepartment as update } from '../../department/index.ts';
import { renameCompany } from '../rename.ts';

/** Changes a department; the root department is the company itself, and renaming it renames the company. */
export const updateDepartment = (
  context: Context,
  input: Parsed<typeof departmentApi.update>,
): Promise<{ id: string }> => update(context, input, renameCompany);
