/** The filter of the sample company as the endpoint takes it: `true` without it, `false` it alone; anything else asks for nothing. */
export const realOf = ([value]: readonly string[]): boolean | undefined =>
  value === 'true' ? true : value === 'false' ? false : undefined;
