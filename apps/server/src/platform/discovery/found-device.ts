import { z } from 'zod';

const LONGEST = 60;

/** A device that answered a search. What it says of itself is a stranger's word: cut to what columns hold. */
export const foundDeviceShape = z.object({
  /** An IP address. */
  host: z.string().min(1).max(45),
  port: z.number().int().min(1).max(65_535),
  name: z.string().transform((text) => text.slice(0, LONGEST)),
  model: z.string().transform((text) => text.slice(0, LONGEST)),
});
export type FoundDevice = z.output<typeof foundDeviceShape>;
