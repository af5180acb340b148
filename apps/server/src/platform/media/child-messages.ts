import { z } from 'zod';
import { streamEventShape } from './stream-event.ts';

/** What the server tells its media process, once: the only thing that it ever knows. */
export const startShape = z.object({
  kind: z.literal('start'),
  /** Base64. */
  key: z.string(),
  clips: z.string(),
  recordings: z.string(),
  ffmpeg: z.string(),
  deviceLocal: z.boolean(),
  /** How people are found in pictures, and how much of a core counting them may use. */
  vision: z.object({ onnx: z.string().nullable(), share: z.number() }),
  /** Where connections through store gateways are asked for. */
  webUrl: z.string().nullable(),
});
export type StartMessage = z.output<typeof startShape>;

/** What the media process tells the server. */
export const childMessageShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listening'), port: z.number() }),
  streamEventShape,
]);
export type ChildMessage = z.output<typeof childMessageShape>;
