import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/company-db.ts';
import { type TemplateVersion, versionById } from '../template/index.ts';

/** Parsed documents kept: a published version never changes, and every save of a draft asks for it. */
const known = new LRUCache<string, TemplateVersion>({ max: 300 });

/** The version a task is pinned to. It is always there: a foreign key holds it. */
export async function pinnedVersion(db: Db, companyId: string, versionId: string): Promise<TemplateVersion> {
  const key = `${companyId}/${versionId}`;
  const found = known.get(key);
  if (found) return found;
  const version = await versionById(db, companyId, versionId);
  if (!version) throw new Error(`no template version ${versionId}`);
  if (version.publishedAt) known.set(key, version);
  return version;
}
