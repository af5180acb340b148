/** Where reports stand side by side: their ids in the address, so that it can be passed on. */
export const compareLink = (ids: readonly string[]): string =>
  `/inspect/record/compare?${new URLSearchParams({ records: ids.join(',') })}`;

/** The ids of an address, each once. */
export const comparedIds = (query: URLSearchParams): string[] => [
  ...new Set((query.get('records') ?? '').split(',').filter(Boolean)),
];
