import { z } from 'zod';

/** How long a ticket opens a stream after it was handed out, ms. */
export const TICKET_LIFE_MS = 30_000;

/** What is needed to connect to a camera: it never reaches a browser but sealed. */
export const sourceShape = z.discriminatedUnion('driver', [
  z.object({ driver: z.literal('file'), clip: z.string() }),
  z.object({
    driver: z.literal('rtsp'),
    url: z.string(),
    username: z.string(),
    password: z.string(),
    /**
     * Of a recording on the device: what RTSP says beside its address, `Require` of SETUP and PLAY, the others of PLAY. The id
     * is the stream's own: two who play the same recording are somewhere else in it.
     */
    replay: z.object({ id: z.string(), headers: z.record(z.string(), z.string()) }).optional(),
    /** Of a camera behind a store gateway: the pass that opens the way (platform/edge/pass.ts). */
    via: z.string().optional(),
  }),
]);

/**
 * What web allows: one stream, opened once. `id` names the stream in all that is told about it. A ticket serves one opening,
 * of a stream or of a picture. `expiresAt` is written as ISO 8601.
 */
export const ticketShape = z.object({
  id: z.string().min(1),
  companyId: z.string(),
  memberId: z.string(),
  sessionId: z.string(),
  cameraId: z.string(),
  use: z.enum(['live', 'playback']),
  quality: z.enum(['main', 'sub']),
  source: sourceShape,
  /** Of playback: nothing older is shown, ms since 1970. */
  notBefore: z.number().optional(),
  expiresAt: z.iso.datetime().transform((text) => new Date(text)),
});

export type Ticket = z.output<typeof ticketShape>;
export type MediaSource = z.output<typeof sourceShape>;
