export const template = {} as const;
