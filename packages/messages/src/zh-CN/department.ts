export const department = {} as const;
