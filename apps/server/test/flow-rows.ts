import type { World } from './world-shape.ts';

interface Hour {
  companyId: string;
  shopId: string;
  day: string;
  hour: number;
  isOpen?: boolean;
  /** Of its clock, from UTC. */
  offset?: string;
}

/** Columns of `flow_hour` that a test names; the others are 0, and the entrance counted all of its 60 minutes. */
type Sums = Partial<
  Record<
    | 'entries'
    | 'exits'
    | 'visitors'
    | 'passers'
    | 'capture_entries'
    | 'dwells'
    | 'dwell_seconds'
    | 'queue_peak'
    | 'transactions'
    | 'items'
    | 'amount'
    | 'sale_entries'
    | 'counted_transactions'
    | 'counted_passers'
    | 'healthy_minutes'
    | 'expected_minutes'
    | 'early_entries',
    number
  >
>;

const COLUMNS = [
  ...(['entries', 'exits', 'visitors', 'groups', 'group_entries', 'passers', 'capture_entries', 'fittings'] as const),
  ...([
    'fitting_entries',
    'zone_visits',
    'zone_exits',
    'zone_entries',
    'zone_door_exits',
    'dwells',
    'dwell_seconds',
    'queue_peak',
  ] as const),
  ...(['queue_waits', 'queue_seconds', 'early_entries', 'transactions', 'items', 'amount', 'sale_entries'] as const),
  ...(['staff', 'staff_entries', 'healthy_minutes', 'expected_minutes'] as const),
  ...(['counted_passers', 'counted_transactions', 'counted_amount', 'counted_staff'] as const),
];
const UNKNOWN = ['visitors', 'groups', 'queue_peak'];

/** Writes the sums of an hour of a store, and adds them to those of its day. */
export async function flowHour(w: World, at: Hour, sums: Sums): Promise<void> {
  const { companyId, shopId, day, hour, isOpen = true, offset = '+08:00' } = at;
  const whole = { healthy_minutes: 60, expected_minutes: 60, ...sums };
  const values = COLUMNS.map((column) => {
    const given = column in whole ? (whole as Partial<Record<string, number>>)[column] : undefined;
    return given ?? (UNKNOWN.includes(column) ? null : 0);
  });
  const places = values.map((_, index) => `$${index + 6}`).join(', ');
  const begins = `${day}T${String(hour).padStart(2, '0')}:00:00${offset}`;
  await w.sql(
    `insert into flow_hour (company_id, shop_id, at, is_open, day, hour, ${COLUMNS.join(', ')})
     values ($1, $2, $5, $3, $4::date, ${hour}, ${places})`,
    [companyId, shopId, isOpen, day, begins, ...values],
  );
  const dayPlaces = values.map((_, index) => `$${index + 5}`).join(', ');
  const added = COLUMNS.map((column) =>
    column === 'queue_peak'
      ? 'queue_peak = greatest(flow_day.queue_peak, excluded.queue_peak)'
      : `${column} = ${UNKNOWN.includes(column) ? `coalesce(flow_day.${column} + excluded.${column}, flow_day.${column}, excluded.${column})` : `flow_day.${column} + excluded.${column}`}`,
  );
  await w.sql(
    `insert into flow_day (company_id, shop_id, is_open, day, ${COLUMNS.join(', ')})
     values ($1, $2, $3, $4::date, ${dayPlaces})
     on conflict (company_id, shop_id, day, is_open) do update set ${added.join(', ')}`,
    [companyId, shopId, isOpen, day, ...values],
  );
}
