export const task = {} as const;
