/** Names of what ids stand for, as far as they are known; `+2` for the others. */
export function namesOf(
  ids: readonly string[],
  known: readonly { id: string; name: string }[],
  separator: string,
): string {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const told = ids.flatMap((id) => names.get(id) ?? []);
  const more = ids.length - told.length;
  return [...told, ...(more > 0 ? [`+${more}`] : [])].join(separator);
}
