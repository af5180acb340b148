import type pg from 'pg';
import type { Identity } from '../../apps/server/test/client.ts';
import { withClient } from '../lib/database.ts';
import { signIn } from '../lib/shots.ts';
import type { Frame } from '../load/frame.ts';

/** Who asks what of which company: the arguments of the cases. */
export interface Subject {
  url: string;
  frame: Frame;
  owner: Identity;
  /** Records of forty items. */
  longIds: string[];
  /** The last row of page 1,999 of the list, for keyset and offset. */
  deep: { cursor: string; offset: number };
  /** A year and a month up to the load's now. */
  year: { from: string; to: string };
  month: { from: string; to: string };
}

export const PAGE = 20;
const DEEP_PAGE = 2_000;
const DAY_MS = 86_400_000;

export async function subjectOf(url: string, frame: Frame): Promise<Subject> {
  return withClient(url, async (client) => {
    const day = (back: number): string => new Date(frame.nowMs - back * DAY_MS).toISOString().slice(0, 10);
    const { rows } = await client.query<{ id: string }>(
      `select id from record where company_id = $1 and item_count = 40 order by submitted_at desc limit 100`,
      [frame.companyId],
    );
    return {
      url,
      frame,
      owner: await signIn(client, frame, 1),
      longIds: rows.map((row) => row.id),
      deep: await deepPlace(client, frame),
      year: { from: day(364), to: day(0) },
      month: { from: day(29), to: day(0) },
    };
  });
}

/** Where page 2,000 begins; a shorter history's last page. */
async function deepPlace(client: pg.Client, frame: Frame): Promise<Subject['deep']> {
  const offset = Math.min(DEEP_PAGE - 1, Math.floor(frame.plan.records / PAGE) - 2) * PAGE;
  const { rows } = await client.query<{ key: string; id: string }>(
    `select submitted_at::text as key, id from record where company_id = $1 order by submitted_at desc, id desc limit 1 offset $2`,
    [frame.companyId, offset - 1],
  );
  const cursor = Buffer.from(JSON.stringify([rows[0]?.key, rows[0]?.id])).toString('base64url');
  return { cursor, offset };
}
