import { z } from 'zod';

/** What a dry run keeps: the paths to make, each from below the root down. */
export const plan = z.object({ paths: z.array(z.array(z.string())) });
export type Plan = z.output<typeof plan>;
