/** Which tab of the organisation page an address shows: its forms ask before another one takes their place. */
export const tabOf = (search: string): string => new URLSearchParams(search).get('tab') ?? '';
