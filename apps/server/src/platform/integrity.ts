import type { Db } from './db/company-db.ts';

/** What of a company is looked at. */
export interface Looked {
  companyId: string;
  /** First business date that counts; null: all there is. */
  since: string | null;
  /** The business date that is not over yet: what happened on it may still be on its way into the figures. */
  today: string;
}

/** A statement about stored rows that holds at any time (product 29). */
export interface IntegrityCheck {
  /** What holds, in plain English, for whoever runs the product. */
  holds: string;
  /** Something else tells people of it each night: only the command looks. */
  isToldElsewhere?: boolean;
  /** The rows that break it, each in words; at most `SHOWN`. */
  find: (db: Db, looked: Looked) => Promise<string[]>;
}

/** Most rows that a check names. */
export const SHOWN = 100;
