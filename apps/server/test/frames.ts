import type { World } from './world.ts';

export interface Shot {
  /** When it was taken: `2026-11-20T09:00`, by UTC. */
  at: string;
  camera?: string;
}

interface Place {
  planId: string;
  shopId: string;
  /** A picture of the gallery that the frames show, each as one of its own. */
  pictureId: string;
}

/** Frames that a plan took, a picture in the gallery each; answers the frames and the pictures, in the order of `shots`. */
export async function givenFrames(
  w: World,
  companyId: string,
  { planId, shopId, pictureId }: Place,
  shots: readonly Shot[],
): Promise<{ frames: string[]; pictures: string[] }> {
  const rows = shots.map(({ at, camera = 'Till' }, place) => {
    const [on = '', clock = ''] = at.split('T');
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return { at: `${at}:00Z`, on, minute: hour * 60 + minute, camera, place };
  });
  const made = await w.sql<{ frame: string; picture: string }>(
    `with shot as materialized (
       select s.*, gen_random_uuid() as frame_id, gen_random_uuid() as picture_id, gen_random_uuid() as file_id
         from json_to_recordset($3::json) as s(at timestamptz, "on" date, minute int, camera text, place int)),
     files as (insert into file select (jsonb_populate_record(f, jsonb_build_object('id', s.file_id))).*
         from shot s, album_picture p join file f on f.company_id = p.company_id and f.id = p.file_id
        where p.company_id = $1 and p.id = $2 returning id),
     pictures as (insert into album_picture select (jsonb_populate_record(p, jsonb_build_object('id', s.picture_id,
           'file_id', s.file_id, 'source', 'snapshot', 'taken_at', s.at, 'camera_name', s.camera))).*
         from shot s, album_picture p where p.company_id = $1 and p.id = $2 returning id),
     uses as (insert into file_use (company_id, file_id, object_kind, object_id, shop_id)
       select $1, s.file_id, 'album', s.picture_id, $5 from shot s returning file_id),
     frames as (insert into timed_snapshot_frame (company_id, id, plan_id, shop_id, camera_id, camera_name, planned_on, planned_minute,
         planned_at, next_try_at, state, taken_at, picture_id)
       select $1, s.frame_id, $4, $5, c.id, s.camera, s."on", s.minute, s.at, s.at, 'captured', s.at, s.picture_id
         from shot s join camera c on c.company_id = $1 and c.name = s.camera returning id)
     select frame_id as frame, picture_id as picture from shot order by place`,
    [companyId, pictureId, JSON.stringify(rows), planId, shopId],
  );
  return { frames: made.map(({ frame }) => frame), pictures: made.map(({ picture }) => picture) };
}
