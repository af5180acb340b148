import { allItems, type TemplateContent, withCameraOnly } from '@rondo/domain/scoring/template';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Answers } from './check-answers.ts';
import * as q from './inspection.queries.ts';

/** What a version asks as the task asks it: where it takes the camera's photos only, each of its items does. */
export const contentFor = ({ camera_only }: { camera_only: boolean }, content: TemplateContent): TemplateContent =>
  camera_only ? withCameraOnly(content) : content;

/**
 * Refuses pictures that were chosen from files where an item takes the camera's only (CAMERA_ONLY). The page says where a picture
 * comes from: this holds against our own pages and against mistakes, not against whoever writes a client of their own.
 */
export async function requireCamera(
  db: Db,
  companyId: string,
  content: TemplateContent,
  answers: Answers,
): Promise<void> {
  const strict = allItems(content).filter((item) => item.photo.cameraOnly);
  const photos = strict.flatMap((item) => answers[item.id]?.photos ?? []);
  if (photos.length === 0) return;
  const picked = await q.pickedFiles(db, companyId, photos).execute();
  const item = strict.find((one) => answers[one.id]?.photos.some((id) => picked.some((file) => file.id === id)));
  if (item) throw new AppError('CAMERA_ONLY', { params: { item: item.name } });
}
