import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';

const thousandth = z.number().int().min(0).max(LIMIT.detection.place);
const aiPoint = z.object({ x: thousandth, y: thousandth });
/** Areas of one camera, in thousandths of its picture; none: the whole picture. */
export const aiAreas = z
  .array(z.array(aiPoint).min(LIMIT.area.points.min, 'area_corners').max(LIMIT.area.points.max, 'area_corners'))
  .max(LIMIT.area.areas, 'area_too_many');

/** Somebody in a picture; edges in thousandths. */
export const aiBox = z.object({
  confidence: z.number(),
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});
