export const dissolution = {} as const;
