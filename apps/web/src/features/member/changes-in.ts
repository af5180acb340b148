import { z } from 'zod';

const shape = z.object({
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});

const taken = z.object({ from: z.string(), shops: z.array(z.string()), departments: z.array(z.string()) });

/** What somebody took over from a member who left, as a line of history carries it; null when it carries something else. */
export function takenOverIn(data: unknown): z.output<typeof taken> | null {
  const read = taken.safeParse(data);
  return read.success ? read.data : null;
}

/** The fields before and after that a line of history carries; none when it carries something else. */
export function changesIn(data: unknown): z.output<typeof shape>['changes'] {
  const read = shape.safeParse(data);
  return read.success ? read.data.changes : [];
}
