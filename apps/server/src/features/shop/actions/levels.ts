import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import { businessDate } from '@rondo/domain/business-day';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { levelMarkOf } from '../../../platform/level-mark.ts';
import { monthlyLevels } from '../levels.queries.ts';
import * as q from '../shop.queries.ts';

const MONTHS = 12;

/** The level of the last inspection of each month and template, over twelve months. */
export async function levels(
  { db, actor, now }: Context,
  { id }: Parsed<typeof shopApi.levels>,
): Promise<Output<typeof shopApi.levels>> {
  const shop = await q.byId(db, actor, id).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
  const months = monthsUpTo(businessDate(now(), shop.time_zone ?? actor.timeZone, actor.cutOff));
  const { rows } = await monthlyLevels(db, actor, id, `${months[0] ?? ''}-01`);
  // Named as in the latest inspection.
  const names = new Map(rows.toReversed().map((row) => [row.template_id, row.template_name]));
  const templates = [...names].map(([templateId, name]) => ({
    id: templateId,
    name,
    cells: months.map((month) => {
      const row = rows.find((one) => one.template_id === templateId && one.month === month);
      return { month, count: row?.count ?? 0, level: levelMarkOf(row), redLines: row?.red_lines ?? 0 };
    }),
  }));
  return { months, templates: templates.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

/** Twelve months `YYYY-MM`, the one of this day last. */
function monthsUpTo(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) => {
    const count = year * 12 + (month - 1) - (MONTHS - 1 - at);
    return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
