import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface SourcePicture {
  id: string;
  camera_id: string | null;
  camera_name: string;
  taken_at: Date;
  frame_id: string | null;
  plan_id: string | null;
  plan_name: string | null;
}

/**
 * The pictures of the gallery behind photos from before, in their order: a photo is the picture itself or what somebody drew on
 * it. With the timed snapshot that each was taken for, by the index timed_snapshot_frame_picture.
 */
export const sourcePicturesOf = async (db: Db, companyId: string, photoIds: readonly string[]) => {
  if (photoIds.length === 0) return [];
  const { rows } = await sql<SourcePicture>`
    select p.id, p.camera_id, p.camera_name, p.taken_at, s.id as frame_id, s.plan_id, plan.name as plan_name
      from unnest(${[...photoIds]}::uuid[]) with ordinality as photo (id, place)
      join file f on f.company_id = ${companyId} and f.id = photo.id
      join album_picture p on p.company_id = f.company_id and p.file_id in (f.id, f.marked_from) and p.deleted_at is null
      left join timed_snapshot_frame s on s.company_id = p.company_id and s.picture_id = p.id
      left join timed_snapshot plan on plan.company_id = s.company_id and plan.id = s.plan_id
     order by photo.place`.execute(db);
  return rows;
};
export type SourcePictureRow = Awaited<ReturnType<typeof sourcePicturesOf>>[number];
