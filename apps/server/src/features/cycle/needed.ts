import type { CycleOccurrence } from '@rondo/contract/cycle';
import type { Actor } from '@rondo/domain/actor';
import type { FoundLevel } from '@rondo/domain/process-plan';
import { MODES, type Mode } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import { processHolding } from '../inspect-setting/index.ts';
import { activeOf } from '../people/index.ts';
import { isSharedWith, publishedVersion } from '../template/index.ts';
import { type CycleRecord, levelsOf, oneOf, templateIdsOf } from './stored.ts';

/** What every task of a date is made with, as it is on that date. */
export interface Needed {
  mode: Mode;
  reviewLevels: FoundLevel[];
  ccIds: string[];
  /** The templates that tasks can be made of. */
  templates: NeededTemplate[];
  /** The others, each with the reason. */
  without: { id: string; reason: WithoutTemplate }[];
}

export interface NeededTemplate {
  template: { id: string; versionId: string; name: string; versionNo: number };
  /** The default process that its tasks take their people from; null: they have those of the cycle. */
  preset: Awaited<ReturnType<typeof processHolding>>;
}

type Blocked = NonNullable<CycleOccurrence['blocked']>;
type WithoutTemplate = Extract<Blocked, 'template_disabled' | 'not_shared' | 'no_process' | 'process_fixed'>;

/** The published versions and those who review and get copies and still work here; or why no task can be made. */
export async function neededOf(
  tx: Tx,
  row: CycleRecord,
  owner: Actor,
): Promise<Needed | Exclude<Blocked, 'owner_left'>> {
  const { db, companyId } = tx;
  const mode = oneOf(MODES, row.mode);
  const templates: NeededTemplate[] = [];
  const without: Needed['without'] = [];
  for (const id of templateIdsOf(row)) {
    const found = await templateOf(tx, row, { id, mode, owner });
    if (typeof found === 'string') without.push({ id, reason: found });
    else templates.push(found);
  }
  const [first] = without;
  if (templates.length === 0 && first) return first.reason;
  const asked = [...row.reviewer_ids, ...row.cc_ids];
  const active = asked.length === 0 ? [] : await activeOf(db, companyId, asked).execute();
  const still = (ids: readonly string[]) => ids.filter((id) => active.some((one) => one.id === id));
  const own = levelsOf(row).map((level) => ({ ...level, memberIds: still(level.memberIds) }));
  const reviewLevels = own.filter(({ memberIds }) => memberIds.length > 0);
  if (own.length > 0 && reviewLevels.length === 0) return 'no_reviewer';
  return { mode, reviewLevels, ccIds: still(row.cc_ids), templates, without };
}

/** A template with the process that its tasks follow; or why none can be made of it. */
async function templateOf(
  { db, companyId }: Tx,
  { process }: CycleRecord,
  { id, mode, owner }: { id: string; mode: Mode; owner: Actor },
): Promise<NeededTemplate | WithoutTemplate> {
  const version = await publishedVersion(db, companyId, id);
  if (!version || version.state === 'disabled' || !version.modes.includes(mode)) return 'template_disabled';
  if (!(await isSharedWith({ db, actor: owner }, id))) return 'not_shared';
  const held = await processHolding(db, companyId, mode, id);
  const preset = process === 'default' ? held : null;
  if (process === 'default' && !preset) return 'no_process';
  if (process !== 'default' && held && !held.allowsOverride) return 'process_fixed';
  const template = { id: version.templateId, versionId: version.id, name: version.name, versionNo: version.no };
  return { template, preset };
}
