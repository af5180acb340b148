import { type Dispatch, shownEvent } from '@rondo/domain/task';
import type { MessageKey } from './index.ts';

/** What a step of a process is, as its timeline marks it, and its word. */
interface Step {
  state: 'initiated' | 'handled' | 'approved' | 'rejected' | 'closed' | 'cc_sent';
  text: MessageKey;
}

/** Steps of the task and of the record, as their history names them. */
const STEPS: Readonly<Record<string, Step>> = {
  create: { state: 'initiated', text: 'record.process.create' },
  dispatch: { state: 'initiated', text: 'record.process.dispatch' },
  initiate: { state: 'initiated', text: 'record.process.initiate' },
  start: { state: 'initiated', text: 'record.process.start' },
  transfer: { state: 'initiated', text: 'record.process.transfer' },
  change_deadline: { state: 'initiated', text: 'record.process.change_deadline' },
  submit: { state: 'handled', text: 'record.process.submit' },
  submit_unreviewed: { state: 'handled', text: 'record.process.submit_unreviewed' },
  submit_held: { state: 'handled', text: 'record.process.submit_held' },
  resubmit: { state: 'handled', text: 'record.process.resubmit' },
  edit: { state: 'handled', text: 'record.process.edit' },
  approve: { state: 'approved', text: 'record.process.approve' },
  approve_held: { state: 'approved', text: 'record.process.approve_held' },
  accept: { state: 'approved', text: 'record.process.accept' },
  reject: { state: 'rejected', text: 'record.process.reject' },
  return: { state: 'rejected', text: 'record.process.return' },
  close: { state: 'closed', text: 'record.process.close' },
  close_by_deadline: { state: 'closed', text: 'record.process.close_by_deadline' },
  cancel: { state: 'closed', text: 'record.process.cancel' },
  reopen: { state: 'initiated', text: 'record.process.reopen' },
  finish: { state: 'handled', text: 'record.process.finish' },
  void: { state: 'closed', text: 'record.process.void' },
  cc: { state: 'cc_sent', text: 'record.process.cc' },
};
const OTHER: Step = { state: 'initiated', text: 'record.process.other' };

/** A step of the history as the report of a record that came from `source` tells it. */
export const recordStep = (event: string, source: Dispatch): Step => STEPS[shownEvent(event, source)] ?? OTHER;
