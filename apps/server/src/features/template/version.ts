import { contentShape, scoringShape } from '@rondo/contract/scoring';
import { applicable } from '@rondo/domain/scoring/applicable';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import type { TemplateContent } from '@rondo/domain/scoring/template';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { MODES, type Mode } from '@rondo/domain/task';
import type { TemplateState } from '@rondo/domain/template';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './template.queries.ts';

/** One version with what an inspection needs of it. Once published it never changes. */
export interface TemplateVersion {
  id: string;
  templateId: string;
  no: number;
  content: TemplateContent;
  scoring: ScoringSettings;
  /** The file of its cover picture. */
  coverId: string | null;
  items: number;
  totalPoints: number;
  publishedAt: Date | null;
}

/** The version that new tasks get, with the template's name, modes and state (a `disabled` one takes no new tasks); null when there is none. */
export async function publishedVersion(
  db: Db,
  companyId: string,
  templateId: string,
): Promise<(TemplateVersion & { name: string; modes: Mode[]; state: TemplateState }) | null> {
  const row = await q.published(db, companyId, templateId).executeTakeFirst();
  if (!row) return null;
  return { ...versionOf(row), name: row.name, modes: modesOf(row.modes), state: stateOf(row.state) };
}

/** Any version, published or draft; also of a disabled or deleted template, so that open tasks go on. */
export async function versionById(db: Db, companyId: string, versionId: string): Promise<TemplateVersion | null> {
  const key = `${companyId} ${versionId}`;
  const known = published.get(key);
  if (known) return known;
  const row = await q.versionById(db, companyId, versionId).executeTakeFirst();
  if (!row) return null;
  const version = versionOf(row);
  if (version.publishedAt) published.set(key, version);
  return version;
}

/** What is live and what is being edited; null unless there are both. */
export async function liveAndDraft(
  db: Db,
  companyId: string,
  templateId: string,
): Promise<{ live: TemplateVersion; draft: TemplateVersion } | null> {
  const row = await q.byId(db, companyId, templateId).executeTakeFirst();
  if (!row?.live_version_id || !row.draft_version_id) return null;
  const [live, draft] = await Promise.all([
    versionById(db, companyId, row.live_version_id),
    versionById(db, companyId, row.draft_version_id),
  ]);
  return live && draft && { live, draft };
}

/** What a version asks in an inspection of a store, both as they are stored, and what the rules of its items leave out. */
export const askedIn = (
  content: TemplateContent,
  { format, tags, mode }: { format: string | null; tags: string[]; mode: string },
) => applicable(content, { format: SHOP_FORMATS.find((one) => one === format) ?? null, tags, mode: modeOf(mode) });

function modeOf(stored: string): Mode {
  const mode = MODES.find((one) => one === stored);
  if (!mode) throw new Error(`no mode of an inspection: ${stored}`);
  return mode;
}

/** Published versions never change, and reading one is most of the price of a report: the latest ones are kept. */
const published = new LRUCache<string, TemplateVersion>({ max: 200 });

interface Row {
  id: string;
  template_id: string;
  no: number;
  content: unknown;
  scoring: unknown;
  cover_id: string | null;
  item_count: number;
  total_points: number | string;
  published_at: Date | null;
}

/** The stored documents parsed by the shapes of the wire, so that what left them is what the domain computes with. */
export function versionOf(row: Row): TemplateVersion {
  return {
    id: row.id,
    templateId: row.template_id,
    no: row.no,
    content: contentShape.parse(row.content),
    scoring: scoringShape.parse(row.scoring),
    coverId: row.cover_id,
    items: row.item_count,
    totalPoints: Number(row.total_points),
    publishedAt: row.published_at,
  };
}

export function modesOf(stored: readonly string[]): Mode[] {
  return MODES.filter((mode) => stored.includes(mode));
}

export function stateOf(stored: string): TemplateState {
  if (stored === 'published' || stored === 'disabled') return stored;
  return 'draft';
}
