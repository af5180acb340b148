import { DEFAULTS } from '@rondo/domain/limit';
import { type Sample, seedOf } from '@rondo/domain/scoring/sample';
import type { Mode } from '@rondo/domain/task';
import type { Db } from '../../platform/db/company-db.ts';
import { processHolding } from '../inspect-setting/index.ts';

interface Wanted {
  mode: Mode;
  template: { id: string };
  /** What the dispatch says itself; absent: as it is preset. */
  signOff?: boolean | undefined;
  cameraOnly?: boolean | undefined;
  ccOnlyFailed?: boolean | undefined;
  afterRectifications?: boolean | undefined;
  /** What a re-inspection takes over from its base; absent: drawn anew where that is preset. */
  sample?: Sample | null;
}

type Preset = Awaited<ReturnType<typeof processHolding>>;

/** How tasks are carried out: what template or company preset for their mode, read once for all tasks of a mode and a template. */
export async function performRules(db: Db, companyId: string, tasks: readonly Wanted[]) {
  const kinds = new Map(tasks.map((task) => [keyOf(task), task]));
  const presets = new Map<string, Preset>();
  for (const [key, { mode, template }] of kinds)
    presets.set(key, await processHolding(db, companyId, mode, template.id));
  return (task: Wanted, id: string) => columnsOf(task, id, presets.get(keyOf(task)) ?? null);
}

const keyOf = ({ mode, template }: Wanted): string => `${mode} ${template.id}`;

/** The columns of a task that say how it is carried out. */
function columnsOf(task: Wanted, id: string, preset: Preset) {
  const size = task.mode === 'self' ? (preset?.sampleItems ?? null) : null;
  const sample = task.sample === undefined ? drawn(size, id) : task.sample;
  return {
    sign_off: signsOff(task, preset),
    // Where nothing is preset either: the camera only.
    camera_only: task.mode === 'self' && (task.cameraOnly ?? preset?.cameraOnly ?? true),
    cc_only_failed: task.ccOnlyFailed ?? preset?.ccOnlyFailed ?? false,
    after_rectifications: task.afterRectifications ?? preset?.afterRectifications ?? false,
    reviewer_may_edit: preset?.reviewerMayEdit ?? false,
    review_hours: preset?.reviewHours ?? DEFAULTS.reviewHours,
    auto_approves: preset?.autoApproves ?? false,
    sample_items: sample?.items ?? null,
    sample_seed: sample?.seed ?? null,
  };
}

const drawn = (items: number | null, id: string): Sample | null =>
  items === null ? null : { items, seed: seedOf(id) };

/** Whether the store signs: the dispatch says so, else the template, else the company. Only on site is there anybody to sign. */
export const signsOff = ({ mode, signOff }: Pick<Wanted, 'mode' | 'signOff'>, preset: Preset): boolean =>
  mode === 'on_site' && (signOff ?? preset?.signOff ?? false);
