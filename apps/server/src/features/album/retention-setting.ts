import type { Retention } from '@rondo/contract/album-shapes';
import { RETAINED_SOURCES, type RetainedSource } from '@rondo/domain/album';
import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './setting.queries.ts';

/** How long the company keeps pictures of each source; where it has set nothing, as the product has it. */
export async function keptDaysOf(db: Db, companyId: string): Promise<Pick<Retention, RetainedSource | 'rev'>> {
  const row = await q.setting(db, companyId).executeTakeFirst();
  const { capture, upload, ai, clip } = LIMIT.album.keepDays;
  return {
    capture: row?.capture_days ?? capture,
    upload: row?.upload_days ?? upload,
    ai: row?.ai_days ?? ai,
    clip: row?.clip_days ?? clip,
    rev: row?.rev ?? 0,
  };
}

/** The days of one source, where the company sets them. */
export async function keptDays(db: Db, companyId: string, source: string): Promise<number | undefined> {
  const retained = RETAINED_SOURCES.find((one) => one === source);
  return retained && (await keptDaysOf(db, companyId))[retained];
}
