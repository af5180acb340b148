export const role = {} as const;
