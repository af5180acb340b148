import type { DENIED_BY_SILENCE, ENDED_BY_CORRECTION, RectificationEvent } from './rectification.ts';
import type { EscalationLevel } from './rectification-setting.ts';

/** What rectifications tell other features. */
export interface RectificationEvents {
  'rectification.created': { rectificationIds: string[]; recordId: string | null; byId: string };
  'rectification.moved': {
    rectificationId: string;
    event: RectificationEvent;
    byId: string | null;
    comment: string | null;
    /** Moved by the system, and why. */
    because?: typeof ENDED_BY_CORRECTION | typeof DENIED_BY_SILENCE;
    businessOn: string;
    shopId: string;
  };
  'rectification.reminded': { rectificationId: string; byId: string };
  'rectification.due-soon': { rectificationId: string; stage: 'due_24h' | 'due_2h' };
  'rectification.overdue': { rectificationId: string };
  /** It is late for so long that others hear of it. */
  'rectification.escalated': { rectificationId: string; level: EscalationLevel; memberIds: string[] };
  /**
   * The time of its review is over; those above the reviewers hear of it the second time. `round`, `time` and what was handed in, by
   * its `rev` (which older events have not), name it for good.
   */
  'rectification.review-late': {
    rectificationId: string;
    round: number;
    time: number;
    rev?: number;
    superiorIds: string[];
  };
}
