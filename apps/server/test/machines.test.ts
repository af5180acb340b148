import { aiEventMachine } from '@rondo/domain/ai-event';
import { cycleMachine } from '@rondo/domain/cycle';
import { deviceCommandMachine } from '@rondo/domain/device';
import { learningMachine } from '@rondo/domain/learning';
import { MACHINES } from '@rondo/domain/machines.gen';
import { noticeMachine } from '@rondo/domain/notice';
import { pointsAppealMachine } from '@rondo/domain/points-appeal';
import { recordReceiptMachine } from '@rondo/domain/receipt';
import { rectificationMachine } from '@rondo/domain/rectification';
import { shopMachine } from '@rondo/domain/shop';
import { subscriptionDeliveryMachine, subscriptionMachine, subscriptionRunMachine } from '@rondo/domain/subscription';
import { taskMachine } from '@rondo/domain/task';
import { timedSnapshotFrameMachine } from '@rondo/domain/timed-snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type World, world } from './world.ts';

/** Tables whose state is no machine of the domain: where a message is on its way, what was read of a file. */
const PLAIN = ['delivery', 'knowledge_text'];

/** The set of states that each partial index is for. */
const SETS: Record<string, readonly string[]> = {
  application_due: ['pending'],
  application_once: ['pending'],
  ai_event_new: aiEventMachine.from('ignore'),
  application_pending: ['pending'],
  cited_change_open: ['open'],
  cycle_wake: cycleMachine.from('end'),
  device_command_open: deviceCommandMachine.from('expire'),
  ownership_offer_open: ['pending'],
  knowledge_request_pending: ['pending'],
  points_adjustment_pending: ['pending'],
  points_appeal_due: pointsAppealMachine.from('expire'),
  record_receipt_due: recordReceiptMachine.from('drop'),
  record_void: ['void'],
  rectification_clock: rectificationMachine.timed,
  rectification_deadline: rectificationMachine.open,
  rectification_due_soon: rectificationMachine.timed,
  rectification_open: rectificationMachine.open,
  shop_opening: shopMachine.from('open'),
  learning_open: learningMachine.from('end'),
  notice_due: noticeMachine.from('due'),
  notice_later: noticeMachine.from('recall'),
  subscription_delivery_due: subscriptionDeliveryMachine.from('send'),
  subscription_due: subscriptionMachine.from('pause'),
  subscription_run_open: subscriptionRunMachine.from('finish'),
  task_clock: taskMachine.timed,
  task_deadline: taskMachine.open,
  task_due_soon: taskMachine.timed,
  task_late: taskMachine.timed,
  task_start: taskMachine.planned,
  timed_snapshot_frame_due: timedSnapshotFrameMachine.from('capture'),
};

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

/** The states that a condition of the database compares `state` with. */
const statesIn = (condition: string): string[] => {
  const compared = /\(?state = (?:ANY \(ARRAY\[(.*?)\]\)|('\w+'))/.exec(condition);
  return [...(compared?.[1] ?? compared?.[2] ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state ?? '').sort();
};

describe('the database knows the states of the machines, and no others', () => {
  it('in the CHECK of every column called state', async () => {
    const rows = await w.sql<{ table: string; condition: string }>(
      `select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as condition
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attname = 'state'
        where c.contype = 'c' and c.conkey = array[a.attnum] and c.conparentid = 0`,
    );
    const checked = Object.fromEntries(
      rows.filter(({ table }) => !PLAIN.includes(table)).map(({ table, condition }) => [table, statesIn(condition)]),
    );
    const wanted = Object.fromEntries(
      Object.entries(MACHINES).map(([table, { states }]) => [table, [...states].sort()]),
    );
    expect(checked).toEqual(wanted);
  });

  it('in the condition of every partial index over a state', async () => {
    const rows = await w.sql<{ name: string; table: string; condition: string }>(
      `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
              pg_get_expr(i.indpred, i.indrelid) as condition
         from pg_index i join pg_class c on c.oid = i.indrelid
        where i.indpred is not null and not c.relispartition and pg_get_expr(i.indpred, i.indrelid) ~ '\\mstate\\M'`,
    );
    const found = Object.fromEntries(
      rows.filter(({ table }) => !PLAIN.includes(table)).map(({ name, condition }) => [name, statesIn(condition)]),
    );
    const wanted = Object.fromEntries(Object.entries(SETS).map(([name, states]) => [name, [...states].sort()]));
    expect(found).toEqual(wanted);
  });
});
