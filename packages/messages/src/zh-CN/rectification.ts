export const rectification = {} as const;
