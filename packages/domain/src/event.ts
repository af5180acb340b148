import type { LiveMessageCategory } from './live.ts';
import type { ENDED_BY_CORRECTION, RectificationEvent } from './rectification.ts';
import type { TaskEvent } from './task.ts';

/** The texts of messages about the company and its people: `notification.system.<text>`. */
export type SystemText =
  | 'access_changed'
  | 'access_asked'
  | 'application_received'
  | 'orphans_found'
  | 'ownership_offered'
  | 'ownership_accepted'
  | 'ownership_declined'
  | 'dissolution_started'
  | 'dissolution_taken_back'
  | 'handed_over';

/**
 * What features tell each other through the outbox: noun, dot, what happened. Payloads carry ids, and who acted (`byId`,
 * null when the clock did), so that a handler can run twice and see the present state.
 */
export interface EventPayloads {
  'task.dispatched': { taskIds: string[]; byId: string | null };
  'task.moved': { taskId: string; event: TaskEvent; byId: string | null; comment: string | null };
  'task.reminded': { taskId: string; byId: string };
  'task.due-soon': { taskId: string; stage: 'due_24h' | 'due_2h' };
  'task.overdue': { taskId: string };
  /** Answers that nobody goes on with: a day before they are dropped, and when they are. */
  'draft.expiring': DraftNews;
  'draft.expired': DraftNews;
  'record.submitted': { recordId: string; businessOn: string; shopId: string; byId: string };
  'record.accepted': { recordId: string; businessOn: string; shopId: string };
  'record.voided': { recordId: string; businessOn: string; shopId: string; byId: string };
  'rectification.created': { rectificationIds: string[]; recordId: string | null; byId: string };
  'rectification.moved': {
    rectificationId: string;
    event: RectificationEvent;
    byId: string | null;
    comment: string | null;
    /** Ended by the system, and why. */
    because?: typeof ENDED_BY_CORRECTION;
    businessOn: string;
    shopId: string;
  };
  'rectification.reminded': { rectificationId: string; byId: string };
  'rectification.due-soon': { rectificationId: string; stage: 'due_24h' | 'due_2h' };
  'rectification.overdue': { rectificationId: string };
  /** Something of the company or of somebody's place in it; `text` is a key below `notification.system`. */
  'member.told': {
    to: string[] | 'everyone';
    text: SystemText;
    params: Record<string, string | number>;
    category: Extract<LiveMessageCategory, 'application' | 'system'>;
    /** Where the message leads, below the base path. */
    page: string | null;
    /** Names the event for good. */
    key: string;
  };
}

export type DomainEvent = keyof EventPayloads;

interface DraftNews {
  taskId: string;
  /** Who has the draft. */
  memberId: string;
  /** Names the draft as it was: told once. */
  savedAt: string;
}
