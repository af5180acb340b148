import { z } from 'zod';

const shape = z.record(z.string(), z.number());

/** Seconds by item as a draft keeps them. */
export const secondsOf = (stored: unknown): Record<string, number> => shape.parse(stored);
