/** Rows by their camera, in the order in which cameras come first. */
export function byCamera<Row extends { camera_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const of = found.get(row.camera_id);
    if (of) of.push(row);
    else found.set(row.camera_id, [row]);
  }
  return found;
}
