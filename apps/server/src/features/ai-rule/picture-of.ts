import type { Held } from '../../platform/feature.ts';
import type { JobContext } from '../../platform/job.ts';
import { TICKET_LIFE_MS } from '../../platform/media/ticket.ts';
import type { camerasOfCompany } from '../device/index.ts';
import { sourceOf } from '../device/index.ts';
import { widePicture } from '../surveillance/index.ts';

export type PictureParts = Pick<Held, 'media' | 'secrets'>;
export type Camera = NonNullable<Awaited<ReturnType<ReturnType<typeof camerasOfCompany>['executeTakeFirst']>>>;

/** The picture of a camera now, 16 to 9. Rejects as the media role and the device do. `by`: in whose name, for the log of watching. */
export async function pictureOf(
  { media, secrets }: PictureParts,
  { now, newId }: Pick<JobContext, 'now' | 'newId'>,
  camera: Camera,
  by: { memberId: string; sessionId: string },
): Promise<Buffer> {
  const source = await sourceOf(camera, 'main', secrets);
  const expiresAt = new Date(now().getTime() + TICKET_LIFE_MS);
  const opens = { companyId: camera.company_id, ...by, cameraId: camera.id, use: 'live', quality: 'main' } as const;
  return widePicture(await media.takePicture({ id: newId(), ...opens, source, expiresAt }));
}
