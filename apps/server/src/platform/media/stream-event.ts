import { STREAM_CAUSES } from '@rondo/domain/stream';
import { z } from 'zod';

/** What media tells web of a stream: when it opens, every ten seconds, and when it ends. */
export const streamEventShape = z.object({
  kind: z.enum(['opened', 'alive', 'closed']),
  /** The id of its ticket. */
  streamId: z.string(),
  companyId: z.string(),
  /** Sent so far. */
  bytes: z.number(),
  /** What is, or at the end was, wrong with it. */
  cause: z.enum(STREAM_CAUSES).optional(),
});

export type StreamEvent = z.output<typeof streamEventShape>;
