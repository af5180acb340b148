import { z } from 'zod';

/** Which network looked: `hash` is the SHA-256 of its weights, so that a result can be told from one of other weights. */
const modelShape = z.object({ name: z.string(), version: z.string(), hash: z.string() });
export type DetectorModel = z.output<typeof modelShape>;

const THOUSANDTHS = z.number().min(0).max(1_000);

/** Somebody in a picture: `confidence` 0 to 1, edges in thousandths of the picture's width and height. */
const boxShape = z.object({
  kind: z.literal('person'),
  confidence: z.number().min(0).max(1),
  ...{ left: THOUSANDTHS, top: THOUSANDTHS, right: THOUSANDTHS, bottom: THOUSANDTHS },
});
export type DetectedBox = z.output<typeof boxShape>;

/** What a network found in one picture, the surest first; `tookMs` is the time of the looking alone. */
export const detectedShape = z.object({ model: modelShape, boxes: z.array(boxShape), tookMs: z.number() });
export type Detected = z.output<typeof detectedShape>;

/**
 * Why nobody looked at a picture. `away`: the media role is not reached; `busy`: too many pictures wait already; `broken`: the network
 * or its weights cannot be used; `timeout`: it took too long; `unreadable`: the bytes are no picture.
 */
const DETECTION_CAUSES = ['away', 'busy', 'broken', 'timeout', 'unreadable'] as const;
export type DetectionCause = (typeof DETECTION_CAUSES)[number];

/** A picture that was not looked at: never the same as one with nobody in it. */
export class DetectionFailed extends Error {
  override readonly name = 'DetectionFailed';
  override readonly cause: DetectionCause;

  /** `reason` is for whoever runs Rondo: which file is missing, what the runtime said. */
  constructor(cause: DetectionCause, reason: string = cause) {
    super(reason);
    this.cause = cause;
  }
}

/** The answer of the media role where it did not look. */
export const detectionRefusalShape = z.object({ cause: z.enum(DETECTION_CAUSES), reason: z.string() });

/** Where the media role looks at a picture (JPEG, PNG or WebP in the body). */
export const DETECT_PATH = '/media/detect';
/** The header that shows that web asks: sealed, with the picture's SHA-256. */
export const DETECT_HEADER = 'x-rondo-detect';
/** The largest picture that is looked at, bytes. */
export const DETECT_BYTES = 20 * 1024 * 1024;
