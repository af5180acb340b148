import type { Output } from '@rondo/contract/kit/endpoint';
import type { FileRef, PersonRef } from '@rondo/contract/kit/shapes';
import type { shopApi } from '@rondo/contract/shop';
import { PLAIN_SHOP_FIELDS, SHOP_FIELDS } from '@rondo/contract/shop-fields';
import type { ShopRow } from '@rondo/contract/shop-shapes';
import type { Actor } from '@rondo/domain/actor';
import { type ClosedKind, SHOP_STATES, type ShopFormat, type ShopState, shopMachine } from '@rondo/domain/shop';
import { fieldsOf } from '../../platform/fields.ts';
import { levelMarkOf } from '../../platform/level-mark.ts';
import { type CustomField, presentCustom } from './custom-fields.ts';
import { managesShops } from './policy.ts';
import type * as q from './shop.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof q.list>['execute']>>[number];
type ResultRow = Awaited<ReturnType<ReturnType<typeof q.results>['execute']>>[number];
type RecentRow = Awaited<ReturnType<ReturnType<typeof q.recentRecords>['execute']>>[number];

/** What stands in other tables of the shops of a page. */
export interface Related {
  managersOf: (shopId: string) => PersonRef[];
  openRectificationsOf: (shopId: string) => number;
  resultOf: (recordId: string | null) => ResultRow | undefined;
  photoOf: (fileId: string) => FileRef | undefined;
  fields: readonly CustomField[];
}

/** A column with a CHECK holds one of the words of domain; anything else is a broken database. */
export function stateOf(value: string): ShopState {
  const state = SHOP_STATES.find((known) => known === value);
  if (!state) throw new Error(`shop state ${value}`);
  return state;
}

const formatOf = (row: Row): ShopFormat | null => row.format as ShopFormat | null;

export function presentShop(row: Row, related: Related): ShopRow {
  const result = related.resultOf(row.last_record_id);
  const file = row.photo_file_id === null ? undefined : related.photoOf(row.photo_file_id);
  return {
    ...fieldsOf(PLAIN_SHOP_FIELDS, row),
    id: row.id,
    groupId: row.group_id,
    groupPath: row.group_path,
    state: stateOf(row.state),
    // CHECKed by the table, as the format is.
    closedKind: row.closed_kind as ClosedKind | null,
    format: formatOf(row),
    managers: related.managersOf(row.id),
    tags: row.tags,
    lastInspectedAt: row.last_inspected_at?.toISOString() ?? null,
    lastRate: row.last_rate,
    lastScore: result?.score ?? null,
    lastMaxScore: result?.max_score ?? null,
    lastLevel: levelMarkOf(result),
    openRectifications: related.openRectificationsOf(row.id),
    photo: file ? { file, alt: row.photo_alt } : null,
    custom: presentCustom(related.fields, row.custom),
    rev: row.rev,
    updatedAt: row.updated_at.toISOString(),
  };
}

const closingOf = (row: Row): Output<typeof shopApi.get>['closing'] =>
  row.closing_on === null
    ? null
    : {
        on: row.closing_on,
        // CHECKed by the table.
        kind: row.closing_kind as ClosedKind,
        reason: row.closing_reason ?? '',
        keepsTasks: row.closing_keeps_tasks,
      };

export function presentDetail(row: Row, related: Related, recent: readonly RecentRow[], actor: Actor) {
  const mayManage = managesShops(actor);
  return {
    ...presentShop(row, related),
    ...fieldsOf(SHOP_FIELDS, row),
    format: formatOf(row),
    hours: SHOP_FIELDS.hours.output.parse(row.hours),
    specialDays: SHOP_FIELDS.specialDays.output.parse(row.special_days),
    closedOn: row.closed_on,
    closedReason: row.closed_reason,
    closing: closingOf(row),
    recent: recent.map((r) => ({
      recordId: r.id,
      number: r.number,
      templateName: r.template_name,
      submittedAt: r.submitted_at.toISOString(),
      score: r.score,
      maxScore: r.max_score,
      ratePercent: r.rate_percent,
      level: levelMarkOf(r),
      redLines: r.red_lines,
    })),
    can: {
      edit: mayManage,
      remove: mayManage,
      events: mayManage ? shopMachine.eventsOf(stateOf(row.state)) : [],
    },
  };
}
