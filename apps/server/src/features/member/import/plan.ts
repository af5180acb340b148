/** How long a dry run can be run, ms. */
export const PLAN_KEPT_MS = 3_600_000;

export interface PlannedScope {
  kind: 'all' | 'some';
  shopIds: string[];
  groupIds: string[];
}

/** A row of a dry run without faults. Empty and null: not told, so that overwriting leaves it. */
export interface PlannedRow {
  row: number;
  name: string;
  mobile: string | null;
  mail: string | null;
  employeeNo: string | null;
  position: string;
  joinedOn: string | null;
  /** Departments by path; some may still have to be made. */
  departments: string[];
  roleIds: string[];
  scope: PlannedScope | null;
  /** The member it is; null: a new one. */
  memberId: string | null;
}

/** What a dry run keeps. `kind` tells it from those of other imports. */
export interface Plan {
  kind: 'member';
  rows: PlannedRow[];
}

/** How invitations travel. */
export interface Sending {
  canSms: boolean;
  url: string;
  company: string;
}

/** A row that is a member by now, with who that is. */
export interface KnownRow {
  row: PlannedRow;
  memberId: string;
}

/** Whether what was kept under an id is a plan of ours: only we write such. */
export function isPlan(value: unknown): value is Plan {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'member' && 'rows' in value;
}
