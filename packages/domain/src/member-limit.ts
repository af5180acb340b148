/** Limits of members; a part of LIMIT. */
export const MEMBER_LIMIT = {
  mobile: 20,
  mail: 200,
  employeeNo: 30,
  position: 50,
  roles: 20,
  departments: 20,
  scopeShops: 2000,
  scopeGroups: 200,
  managedShops: 500,
  batch: 200,
} as const;
