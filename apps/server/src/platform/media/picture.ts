import { CAMERA_CAUSES } from '@rondo/domain/stream';
import { z } from 'zod';

/** Why there is no picture: what is wrong with a stream, no decoder for real cameras here, or the media role is away. */
const CAUSES = [...CAMERA_CAUSES, 'no_decoder', 'away'] as const;
export type PictureCause = (typeof CAUSES)[number];

export class PictureFailed extends Error {
  override readonly name = 'PictureFailed';
  readonly pictureCause: PictureCause;

  constructor(pictureCause: PictureCause, options?: ErrorOptions) {
    super(pictureCause, options);
    this.pictureCause = pictureCause;
  }
}

const refusalShape = z.object({ cause: z.enum(CAUSES) });
/** The media role answers within its own limits; one that hangs is not waited for longer, ms. */
const ANSWER_MS = 20_000;

/** Asks the media role for a picture. Rejects with PictureFailed, which names the cause that it told. */
export async function askPicture(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) }).catch((cause: unknown) => {
    throw new PictureFailed('away', { cause });
  });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  const told = refusalShape.safeParse(await response.json());
  throw new PictureFailed(told.success ? told.data.cause : 'away');
}
