import { companyApi } from '@rondo/contract/company';
import { departmentApi } from '@rondo/contract/department';
import { bind } from '../../platform/http/binding.ts';
import { get } from './actions/facts.ts';
import { accept, cancelOffer, decline, offer } from './actions/ownership.ts';
import { save, saveWatermark } from './actions/save.ts';
import { updateDepartment } from './actions/update-department.ts';

export const companyRoutes = [
  ...bind(companyApi, { get, save, saveWatermark, offer, cancelOffer, accept, decline }),
  ...bind({ update: departmentApi.update }, { update: updateDepartment }),
];
