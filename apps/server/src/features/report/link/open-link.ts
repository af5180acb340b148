import type { Actor } from '@rondo/domain/actor';
import type { Language } from '@rondo/domain/language';
import { linkStateOf } from '@rondo/domain/report-link';
import type { Databases } from '../../../platform/db/company-db.ts';
import { hashToken, memberActor } from '../../session/index.ts';
import { layoutOf } from '../layout-of.ts';
import * as report from '../report.queries.ts';
import * as q from './link.queries.ts';
import { type LinkKey, readLinkKey } from './link-key.ts';

/** A link that can be read now: it, whose it is, and the member whose sight it has. */
export interface OpenLink {
  key: LinkKey;
  row: q.LinkRow;
  company: { name: string; logo: Buffer | null };
  actor: Actor;
}

/** Why nothing is read: no such link, its time is over, somebody took it back, or nobody may read through it any more. */
export type Closed = 'unknown' | 'expired' | 'ended';

/**
 * The link of an address, as long as it is open, the company allows links, and its maker still works here and may take records out. What the
 * reader sees is what its maker may see.
 */
export async function openLink(all: Databases, keyText: string, now: Date): Promise<OpenLink | Closed> {
  const key = readLinkKey(keyText);
  if (!key) return 'unknown';
  const { companyId } = key;
  const db = all.of(companyId);
  const row = await q.linkByToken(db, companyId, hashToken(key.token)).executeTakeFirst();
  if (!row) return 'unknown';
  const state = linkStateOf({ expiresAt: row.expires_at, endedAt: row.ended_at }, now);
  if (state !== 'open') return state;
  const [actor, { layout }, company] = await Promise.all([
    memberActor(all, companyId, row.created_by),
    layoutOf(db, companyId),
    report.company(db, companyId).executeTakeFirstOrThrow(),
  ]);
  if (!actor?.codes.has('x_record_export') || !layout.allowsLinks) return 'ended';
  return { key, row, company, actor };
}

/** The language that a page is in: the asked one, else that of whoever made the link. */
export function pageLanguage(asked: unknown, row: { language: string } | null): Language {
  if (asked === 'en-US' || asked === 'zh-CN') return asked;
  return row?.language === 'en-US' ? 'en-US' : 'zh-CN';
}
