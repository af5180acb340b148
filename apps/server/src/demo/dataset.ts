import type { NumberPrefix } from '@rondo/domain/number';
import type { RectificationState } from '@rondo/domain/rectification';
import type { TaskState } from '@rondo/domain/task';
import type { Texts } from './fixtures.ts';
import { idAt, numbers } from './numbers.ts';
import type { DemoMember } from './people.ts';

type Row = Record<string, unknown>;

/** One entry of a history. */
interface Step {
  kind:
    | 'task'
    | 'record'
    | 'rectification'
    | 'template'
    | 'application'
    | 'company'
    | 'member'
    | 'session'
    | 'cycle'
    | 'coveragePolicy'
    | 'subscription'
    | 'flowDashboard'
    | 'notice'
    | 'pointsRule'
    | 'pointsSetting'
    | 'pointsAdjustment';
  id: string;
  /** What it is called, where the audit log names it. */
  name?: string;
  at: Date;
  /** Null: the clock. */
  by: DemoMember | null;
  event: string;
  from?: TaskState | RectificationState | string | null;
  to?: TaskState | RectificationState | string | null;
  comment?: string | null;
  photoIds?: string[];
  data?: Record<string, unknown>;
}

/** Everything that will be written, table by table, in the columns of the database. */
export interface Dataset {
  companyId: string;
  timeZone: string;
  /** What the company says in its language. */
  texts: Texts;
  now: Date;
  cycle: Row[];
  cycle_occurrence: Row[];
  coverage_policy: Row[];
  flow_dashboard: Row[];
  subscription: Row[];
  subscription_recipient: Row[];
  notice: Row[];
  notice_recipient: Row[];
  notice_attempt: Row[];
  notice_comment: Row[];
  points_rule: Row[];
  points_rule_version: Row[];
  points_setting: Row[];
  points_adjustment: Row[];
  points_adjustment_target: Row[];
  task: Row[];
  task_person: Row[];
  draft: Row[];
  record: Row[];
  /** Narrow: what the check item says is joined from the template. */
  record_item: Row[];
  rectification: Row[];
  rectification_person: Row[];
  turn: Row[];
  free_task: Row[];
  free_task_preset: Row[];
  free_task_repeat: Row[];
  history: Row[];
  message: Row[];
  number: (prefix: NumberPrefix, at: Date) => string;
  sequences: () => Row[];
  addHistory: (step: Step) => void;
}

export function emptyDataset(companyId: string, timeZone: string, texts: Texts, now: Date): Dataset {
  const history: Row[] = [];
  const taken = numbers(timeZone);
  return {
    companyId,
    timeZone,
    texts,
    now,
    cycle: [],
    cycle_occurrence: [],
    coverage_policy: [],
    flow_dashboard: [],
    subscription: [],
    subscription_recipient: [],
    ...{ notice: [], notice_recipient: [], notice_attempt: [], notice_comment: [] },
    points_rule: [],
    points_rule_version: [],
    points_setting: [],
    points_adjustment: [],
    points_adjustment_target: [],
    task: [],
    task_person: [],
    draft: [],
    record: [],
    record_item: [],
    rectification: [],
    rectification_person: [],
    turn: [],
    free_task: [],
    free_task_preset: [],
    free_task_repeat: [],
    history,
    message: [],
    number: taken.take,
    sequences: () => taken.rows().map((row) => ({ company_id: companyId, ...row })),
    addHistory({ kind, id, name, at, by, event, from = null, to = null, comment = null, photoIds = [], data = {} }) {
      history.push({
        company_id: companyId,
        id: idAt(at),
        object_kind: kind,
        object_id: id,
        object_name: name ?? null,
        at,
        actor_id: by?.id ?? null,
        actor_name: by?.name ?? null,
        event,
        from_state: from,
        to_state: to,
        comment,
        photo_ids: photoIds,
        data,
      });
    },
  };
}
