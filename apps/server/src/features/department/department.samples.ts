import { departmentApi } from '@rondo/contract/department';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A department with a head and another one below it, and a checked import. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner, start }, people }) {
    const { id: department } = await owner.call(departmentApi.create, {
      requestId: requestId(),
      parentId: start.rootDepartmentId,
      name: 'East',
      code: 'E1',
      headIds: [people.store_manager.id],
    });
    await owner.call(departmentApi.create, { requestId: requestId(), parentId: department, name: 'Harbour' });
    const bytes = Buffer.from('path\nEast/Pier');
    const { importId } = await owner.call(departmentApi.checkImport, {}, { files: [{ name: 'table.csv', bytes }] });
    return { department, departmentImport: importId };
  },
  fields: {
    departmentImport: /\/department\/runImport importId$/,
    department:
      /^\/customer\/department\S* (id|ids|parentId)$| (departmentIds?|primaryDepartmentId|moveMembersTo|afterId)$/,
  },
};
