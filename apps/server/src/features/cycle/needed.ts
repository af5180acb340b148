import type { CycleOccurrence } from '@rondo/contract/cycle';
import type { Actor } from '@rondo/domain/actor';
import type { FoundLevel } from '@rondo/domain/process-plan';
import { MODES, type Mode } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import { processHolding } from '../inspect-setting/index.ts';
import { activeOf } from '../people/index.ts';
import { isSharedWith, publishedVersion } from '../template/index.ts';
import { type CycleRecord, levelsOf } from './stored.ts';

/** What every task of a date is made with, as it is on that date. */
export interface Needed {
  template: { id: string; versionId: string; name: string; versionNo: number };
  mode: Mode;
  reviewLevels: FoundLevel[];
  ccIds: string[];
  /** The default process that it takes its people from; null: it has its own. */
  preset: Awaited<ReturnType<typeof processHolding>>;
}

type Blocked = NonNullable<CycleOccurrence['blocked']>;

/** The published version and those who review and get copies and still work here; or why no task can be made. */
export async function neededOf(
  { db, companyId }: Tx,
  row: CycleRecord,
  owner: Actor,
): Promise<Needed | Exclude<Blocked, 'owner_left'>> {
  const mode = MODES.find((one) => one === row.mode);
  const version = await publishedVersion(db, companyId, row.template_id);
  if (!mode || !version || version.state === 'disabled' || !version.modes.includes(mode)) {
    return 'template_disabled';
  }
  if (!(await isSharedWith({ db, actor: owner }, row.template_id))) return 'not_shared';
  const held = await processHolding(db, companyId, mode, row.template_id);
  const preset = row.process === 'default' ? held : null;
  if (row.process === 'default' && !preset) return 'no_process';
  if (row.process !== 'default' && held && !held.allowsOverride) return 'process_fixed';
  const asked = [...row.reviewer_ids, ...row.cc_ids];
  const active = asked.length === 0 ? [] : await activeOf(db, companyId, asked).execute();
  const still = (ids: readonly string[]) => ids.filter((id) => active.some((one) => one.id === id));
  const own = levelsOf(row).map((level) => ({ ...level, memberIds: still(level.memberIds) }));
  const reviewLevels = own.filter(({ memberIds }) => memberIds.length > 0);
  if (own.length > 0 && reviewLevels.length === 0) return 'no_reviewer';
  const template = { id: version.templateId, versionId: version.id, name: version.name, versionNo: version.no };
  return { template, mode, reviewLevels, ccIds: still(row.cc_ids), preset };
}
