import { civilDate } from '@rondo/domain/civil-time';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { DEFAULTS } from '@rondo/domain/limit';
import { RECEIPT_SETS, type ReceiptAct, receiptDue, recordReceiptMachine } from '@rondo/domain/receipt';
import { receiptName, receiptPage } from '../features/receipt/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import { insertRows } from './insert-rows.queries.ts';
import { idAt } from './numbers.ts';
import { readable } from './receipts.queries.ts';
import { toldAs } from './told-as.ts';

type Words = Record<Language, string>;

/** Managers are asked for so many days. */
const SINCE_DAYS = 14;

/** What became of one after another: hours until it was opened and answered, and what was said. Where they are not over it still waits. */
const WAYS: readonly { openedAfter: number; answeredAfter: number; act: ReceiptAct; comment?: Words }[] = [
  { openedAfter: 1, answeredAfter: 2, act: 'acknowledge' },
  { openedAfter: 6, answeredAfter: 7, act: 'acknowledge' },
  {
    ...{ openedAfter: 3, answeredAfter: 20, act: 'acknowledge' },
    comment: {
      'zh-CN': '已在早会上讲过，整改由值班经理跟。',
      'en-US': 'Told at the morning round; the shift lead follows it up.',
    },
  },
  { openedAfter: 22, answeredAfter: 23, act: 'acknowledge' },
  { openedAfter: 30, answeredAfter: 51, act: 'acknowledge' },
  { openedAfter: 9, answeredAfter: 11, act: 'acknowledge' },
  {
    ...{ openedAfter: 2, answeredAfter: 5, act: 'object' },
    comment: {
      'zh-CN': '检查当天冷库正在除霜，温度是暂时升高，当班记录可以证明。',
      'en-US': 'The cold room was defrosting that day: it was warm for an hour only, as the log of the shift shows.',
    },
  },
  { openedAfter: 14, answeredAfter: 16, act: 'acknowledge' },
  { openedAfter: 40, answeredAfter: 400, act: 'acknowledge' },
  { openedAfter: 400, answeredAfter: 401, act: 'acknowledge' },
  { openedAfter: 12, answeredAfter: 13, act: 'acknowledge' },
];

interface Parts {
  companyId: string;
  language: Language;
  timeZone: string;
  now: Date;
}

type Asked = Awaited<ReturnType<typeof readable>>[number];

/** Managers acknowledge the reports of the last two weeks: most do, some late, some object, some have not yet. */
export async function writeReceipts(db: Db, parts: Parts): Promise<void> {
  const { companyId, now } = parts;
  const since = new Date(now.getTime() - SINCE_DAYS * DAY_MS);
  const hours = DEFAULTS.receiptHours;
  await insertRows(db, 'receipt_setting', [{ company_id: companyId, hours, since, rev: 1, updated_at: since }]);
  const asked = await readable(db, companyId, since);
  const made = asked.map((one, at) => rowsOf(parts, one, WAYS[at % WAYS.length] ?? NEVER));
  const receipts = made.map(({ receipt }) => receipt);
  await insertRows(db, 'record_receipt', receipts);
  const history = made.flatMap((one) => one.history);
  await insertRows(db, 'history', history);
  const messages = made.flatMap(({ message }) => message);
  await insertRows(db, 'message', messages);
}

const NEVER = {
  openedAfter: Number.POSITIVE_INFINITY,
  answeredAfter: Number.POSITIVE_INFINITY,
  act: 'acknowledge',
} as const;

function rowsOf({ companyId, language, timeZone, now }: Parts, one: Asked, way: (typeof WAYS)[number]) {
  const { at: sentAt } = one;
  const past = (after: number) => {
    const at = new Date(sentAt.getTime() + after * HOUR_MS);
    return after < Number.POSITIVE_INFINITY && at <= now ? at : null;
  };
  // Whoever finds nothing wrong objects to nothing.
  const act = one.failed_items === 0 ? 'acknowledge' : way.act;
  const [openedAt, answeredAt] = [past(way.openedAfter), past(way.answeredAfter)];
  const comment = answeredAt && act === way.act ? (way.comment?.[language] ?? '') : '';
  const dueAt = receiptDue(sentAt, DEFAULTS.receiptHours);
  const state = answeredAt ? recordReceiptMachine.after('pending', act) : 'pending';
  const id = idAt(sentAt);
  const receipt = {
    ...{ company_id: companyId, id, record_id: one.record_id, shop_id: one.shop_id, member_id: one.member_id, state },
    ...{ sent_at: sentAt, sent_on: civilDate(sentAt, timeZone), due_at: dueAt, opened_at: openedAt, comment },
    ...{
      answered_at: answeredAt,
      pressed_at: dueAt <= now ? dueAt : null,
      rev: (openedAt ? 1 : 0) + (answeredAt ? 1 : 0),
    },
  };
  const name = receiptName(one);
  const step = { company_id: companyId, object_kind: 'receipt', object_id: id, object_name: name };
  const by = { actor_id: one.member_id, actor_name: one.member_name };
  const nobody = { actor_id: null, actor_name: null };
  const line = (at: Date, event: string, more: object) => ({
    ...{ ...step, id: idAt(at), at, event, from_state: null, to_state: null, comment: null },
    ...more,
  });
  const history = [
    line(sentAt, 'sent', { ...nobody, to_state: 'pending' }),
    ...(openedAt ? [line(openedAt, 'opened', by)] : []),
    ...(answeredAt ? [line(answeredAt, act, { ...by, from_state: 'pending', to_state: state, comment })] : []),
  ];
  return {
    receipt,
    history,
    message: RECEIPT_SETS.pending.some((open) => open === state) ? [messageOf(companyId, one, dueAt)] : [],
  };
}

/** What its manager was told of one that waits. */
const messageOf = (companyId: string, one: Asked, dueAt: Date) => ({
  ...{ company_id: companyId, id: idAt(one.at), member_id: one.member_id, ...toldAs('receipt_asked') },
  ...{ source_key: `receipt_asked:${one.record_id}` },
  params: {
    ...{ shop: one.shop_name, number: one.number, deadlineAt: dueAt.toISOString(), page: receiptPage(one.record_id) },
  },
  ...{ object_kind: null, object_id: null, shop_id: null, created_at: one.at, read_at: null },
});
