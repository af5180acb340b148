/** `child` has a foreign key to `parent`. */
export interface Reference {
  child: string;
  parent: string;
}

/** The tables so that each comes after all that point to it. Throws where they point in a circle. */
export function deletionOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const left = new Set(tables);
  const order: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((t) => !references.some((r) => r.parent === t && r.child !== t && left.has(r.child)));
    if (free.length === 0) throw new Error(`tables that point in a circle: ${[...left].join(', ')}`);
    for (const table of free) left.delete(table);
    order.push(...free);
  }
  return order;
}
