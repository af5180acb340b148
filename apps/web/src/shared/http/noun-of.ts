/** The noun of a path, which names what a write changes: `task` of `/inspect/V3/task/pending/count`. */
export function nounOf(path: string): string {
  const [, area = '', ...rest] = path.split('/');
  return rest.find((part) => !/^V\d+$/.test(part)) ?? area;
}
