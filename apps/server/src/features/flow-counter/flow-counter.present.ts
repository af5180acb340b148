import { type FlowCounterDetail, type FlowCounterRow, flowCounterDetail } from '@rondo/contract/flow-counter';
import type { HistoryEntry, PersonRef } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import {
  accuracyPercent,
  COUNTER_KINDS,
  COUNTER_SOURCES,
  type CounterKind,
  type CounterShape,
  type CounterSource,
  managesCounters,
  NOT_COUNTED,
} from '@rondo/domain/flow-counter';
import { percent } from '@rondo/domain/percent';
import type { byId } from './flow-counter.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** The database's CHECK keeps it one of them. */
export function kindOf(value: string): CounterKind {
  const kind = COUNTER_KINDS.find((one) => one === value);
  if (!kind) throw new Error(`unknown counter kind ${value}`);
  return kind;
}

function sourceOf(value: string): CounterSource {
  const source = COUNTER_SOURCES.find((one) => one === value);
  if (!source) throw new Error(`unknown counter source ${value}`);
  return source;
}

/** As it was written: the contract's shape. */
export const shapeOf = (value: unknown): CounterShape | null => flowCounterDetail.shape.shape.parse(value);

type Calibrated = Pick<Row, 'calibrated_at' | 'calibrated_real' | 'calibrated_counted'>;

/** The last count by hand; null: there was none. */
export function calibrationOf(row: Calibrated): FlowCounterRow['calibration'] {
  const { calibrated_at: at, calibrated_real: real, calibrated_counted: counted } = row;
  if (at === null || real === null || counted === null) return null;
  return { at: at.toISOString(), real, counted, accuracyPercent: accuracyPercent({ real, counted }) };
}

export const presentRow = (row: Row): FlowCounterRow => ({
  id: row.id,
  name: row.name,
  shop: { id: row.shop_id, name: row.shop_name },
  kind: kindOf(row.kind),
  source: sourceOf(row.source),
  camera: row.camera_id === null ? null : { id: row.camera_id, name: row.camera_name ?? '' },
  code: row.code,
  isOn: row.is_on,
  staffDeduction: row.staff_people * row.staff_crossings,
  calibration: calibrationOf(row),
  updatedAt: row.updated_at.toISOString(),
  rev: row.rev,
});

interface Told {
  cause: string | null;
  looked: number;
  skipped: number;
  told_at: Date;
}

/** How counting on its camera goes. */
export const presentCounting = ({ cause, looked, skipped, told_at }: Told): FlowCounterDetail['counting'] => ({
  cause: cause === null ? null : (NOT_COUNTED.find((one) => one === cause) ?? 'no_stream'),
  skippedPercent: percent(skipped, looked + skipped),
  toldAt: told_at.toISOString(),
});

interface About {
  counting: FlowCounterDetail['counting'];
  editedBy: PersonRef | null;
  history: HistoryEntry[];
}

export const presentDetail = (row: Row, actor: Actor, about: About): FlowCounterDetail => ({
  ...presentRow(row),
  ...about,
  cameraId: row.camera_id,
  shape: shapeOf(row.shape),
  staffPeople: row.staff_people,
  staffCrossings: row.staff_crossings,
  createdAt: row.created_at.toISOString(),
  can: { edit: managesCounters(actor) },
});
