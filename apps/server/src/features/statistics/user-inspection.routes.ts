import { userInspectionApi } from '@rondo/contract/user-inspection';
import { atMost } from '../../platform/at-most.ts';
import { bind } from '../../platform/http/binding.ts';
import { userOverview, userTable } from './user-inspection.actions.ts';
import { userInspectionExport } from './user-inspection-export.ts';

/** Computations over a period at once, three connections each. */
const AT_ONCE = 4;

export const userInspectionRoutes = bind(userInspectionApi, {
  overview: atMost(AT_ONCE, userOverview),
  table: atMost(AT_ONCE, userTable),
  export: userInspectionExport.download,
  startExport: userInspectionExport.start,
});
