export const inspection = {} as const;
