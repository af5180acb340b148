import { z } from 'zod';

const shape = z.object({
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});

/** The fields before and after that a line of history carries; none when it carries something else. */
export function changesIn(data: unknown): z.output<typeof shape>['changes'] {
  const read = shape.safeParse(data);
  return read.success ? read.data.changes : [];
}
