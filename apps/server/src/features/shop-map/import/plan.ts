import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';

const degrees = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

const plannedRow = z.object({
  row: z.number(),
  id: z.uuid(),
  latitude: degrees(LIMIT.shop.latitude),
  longitude: degrees(LIMIT.shop.longitude),
});

/** What a dry run keeps: stores, found, with their place in WGS-84. */
const plan = z.object({ rows: z.array(plannedRow) });
export type Plan = z.output<typeof plan>;

export const parsePlan = (kept: unknown): Plan => plan.parse(kept);
