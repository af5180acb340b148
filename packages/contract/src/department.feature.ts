import { type ContractFeature, tell } from './contract-feature.ts';

export const departmentFeature = {
  noun: 'department',
  readFrom: { department: '/customer/department/' },
  refusals: {
    DEPARTMENT_NAME_TAKEN: tell(91017),
    DEPARTMENT_CODE_TAKEN: tell(91018),
    DEPARTMENT_TOO_DEEP: tell(91019),
    DEPARTMENT_INTO_ITSELF: tell(91020),
    DEPARTMENT_IS_ROOT: tell(91021),
    DEPARTMENT_HAS_CHILDREN: tell(91022),
    DEPARTMENT_HAS_MEMBERS: tell(91023),
  },
} as const satisfies ContractFeature;
