import type {
  ReceivedReport,
  SubscriptionDelivery,
  SubscriptionDetail,
  SubscriptionRow,
  SubscriptionRun,
} from '@rondo/contract/subscription-shapes';
import { LIMIT } from '@rondo/domain/limit';
import {
  mayEditSubscription,
  mayManageSubscription,
  subscriptionDeliveryMachine,
  subscriptionEvents,
  subscriptionRunMachine,
} from '@rondo/domain/subscription';
import { translate } from '@rondo/messages';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { listed } from './address.queries.ts';
import { queryFor } from './content/query.ts';
import { REPORTS } from './content/reports.ts';
import { PERIOD_LABELS, SHEETS } from './content/sheets.ts';
import type { received } from './received.queries.ts';
import type * as runs from './run.queries.ts';
import {
  channelsOf,
  hasNext,
  oneOf,
  pauseOf,
  periodOf,
  reportOf,
  runKindOf,
  scheduleOf,
  skipOf,
  stateOf,
  viewOf,
} from './stored.ts';
import * as q from './subscription.queries.ts';
import { unopenedOf } from './unopened.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof q.byId>['executeTakeFirst']>>>;

export async function find({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<Row> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** As `find`, for whoever may send it. */
export async function findManaged(reader: Pick<Context, 'db' | 'actor'>, id: string): Promise<Row> {
  const row = await find(reader, id);
  if (!mayManageSubscription(reader.actor, viewOf(row))) throw new AppError('FORBIDDEN');
  return row;
}

export const presentRow = (row: Row): SubscriptionRow => ({
  id: row.id,
  name: row.name,
  report: reportOf(row.report),
  period: periodOf(row.period),
  schedule: scheduleOf(row),
  state: stateOf(row.state),
  pausedFor: pauseOf(row.paused_for),
  nextAt: row.next_at?.toISOString() ?? null,
  owner: { id: row.owner_id, name: row.owner_name },
  lastRun:
    row.last_at && row.last_state
      ? { at: row.last_at.toISOString(), state: oneOf(subscriptionRunMachine.states, row.last_state) }
      : null,
  isReceived: row.is_sent && !row.has_refused,
  createdAt: row.created_at.toISOString(),
  rev: row.rev,
});

/** One as it is now; inside a transaction as that leaves it. */
export async function detailOf(reader: Reader, id: string): Promise<SubscriptionDetail> {
  const { db, actor, language } = reader;
  const { companyId } = actor;
  const row = await find(reader, id);
  const view = viewOf(row);
  const isManaged = mayManageSubscription(actor, view);
  const [people, addresses, unopened, left, history, filters] = await Promise.all([
    q.recipients(db, companyId, id).execute(),
    isManaged ? listed(db, companyId, id).execute() : [],
    isManaged && view.state !== 'ended' ? unopenedOf(db, companyId, id, LIMIT.subscription.unopened) : [],
    q.refusals(db, companyId, id).execute(),
    historyOf(db, companyId, id).execute(),
    filterWords(reader, row),
  ]);
  const isOpen = view.state !== 'ended' && row.is_sent;
  return {
    ...presentRow(row),
    query: row.query,
    filters,
    members: people.flatMap(({ member_id: memberId, member_name: name }) =>
      memberId === null ? [] : [{ id: memberId, name: name ?? '' }],
    ),
    roles: people.flatMap(({ role_id: roleId, role_key: key, role_name: name }) =>
      roleId === null ? [] : [{ id: roleId, name: roleName(language, { key, name: name ?? '' }) }],
    ),
    robots: people.flatMap(({ sender_id: robotId, sender_name: name }) =>
      robotId === null ? [] : [{ id: robotId, name: name ?? '' }],
    ),
    addresses: addresses.map(({ mail, refused_at: refusedAt }) => ({ mail, hasLeft: refusedAt !== null })),
    channels: channelsOf(row.channels),
    withFile: row.with_file,
    skipEmpty: row.skip_empty,
    onlyChanged: row.only_changed,
    failures: row.failures,
    left,
    unopened,
    timeZone: actor.timeZone,
    history: history.map((entry) => presentHistory(entry)),
    can: {
      edit: mayEditSubscription(actor, view),
      send: isManaged && view.state !== 'ended',
      events: subscriptionEvents(actor, view, hasNext(row, reader.now(), actor.timeZone)),
      leave: isOpen && !row.has_refused,
      rejoin: isOpen && row.has_refused,
    },
  };
}

async function filterWords(reader: Reader, row: Row): Promise<SubscriptionDetail['filters']> {
  const report = reportOf(row.report);
  const { sheet } = SHEETS[REPORTS[report].list];
  // Any days: a period is no part of what is shown.
  const day = row.period === 'all' ? null : { from: row.start_on, to: row.start_on };
  const found = await sheet.filters(reader, queryFor(report, row.query, day));
  return found
    .filter(([label, values]) => values.length > 0 && !PERIOD_LABELS.includes(label))
    .map(([label, values]) => ({ label: translate(reader.language, label), values: [...values] }));
}

type RunRow = Awaited<ReturnType<ReturnType<typeof runs.runsOf>['execute']>>[number];
type DeliveryRow = Awaited<ReturnType<ReturnType<typeof runs.deliveriesOf>['execute']>>[number];
interface Fate {
  state: string;
  error: string | null;
}

const MAIL_STATES = ['queued', 'sent', 'local', 'failed'] as const;

export const presentRun = (row: RunRow): SubscriptionRun => ({
  id: row.id,
  kind: runKindOf(row.kind),
  dueAt: row.due_at.toISOString(),
  period: daysOf(row),
  state: oneOf(subscriptionRunMachine.states, row.state),
  by: row.by_name,
  recipients: row.recipients,
});

/** What the recipient is; a robot that was removed since is one still. */
function toOf({ member_id: memberId, address_id: addressId }: DeliveryRow): SubscriptionDelivery['to'] {
  if (memberId !== null) return 'member';
  return addressId === null ? 'robot' : 'address';
}

export function presentDelivery(row: DeliveryRow, fate: Fate | undefined): Omit<SubscriptionDelivery, 'key'> {
  const state = oneOf(subscriptionDeliveryMachine.states, row.state);
  return {
    id: row.id,
    recipient: row.recipient,
    to: toOf(row),
    state,
    skipped: skipOf(row.skipped),
    rows: row.row_count,
    fileBytes: row.file_bytes,
    mail: fate ? oneOf(MAIL_STATES, fate.state) : null,
    error: fate?.error ?? row.error,
    sentAt: row.sent_at?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
    canResend: state === 'sent' || state === 'failed',
  };
}

type ReceivedRow = Awaited<ReturnType<ReturnType<typeof received>['execute']>>[number];

export const presentReceived = ({ key, name, ...row }: ReceivedRow): ReceivedReport => ({
  ...{ key, name, period: daysOf(row), isOpened: row.opened_at !== null },
  sentAt: (row.sent_at ?? row.created_at).toISOString(),
});

const daysOf = ({ period_from: from, period_to: to }: Pick<RunRow, 'period_from' | 'period_to'>) =>
  from === null || to === null ? null : { from, to };
