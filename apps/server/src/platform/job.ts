import type { z } from 'zod';
import type { Caller } from './context.ts';
import type { Databases, Db } from './db/company-db.ts';

/** What a job works with: every company's database, time and chance. */
export interface JobContext extends Caller {
  databases: Databases;
  /** The database as the owner of its tables, for what the application itself may not do. */
  owner: Db;
  /** Companies there are, oldest first; dissolved ones only wait to be purged and are left out. */
  companies(): Promise<{ id: string; timeZone: string }[]>;
}

/** Queue or clock work as a value. Must be idempotent: it may run twice. */
export interface Job<S extends z.ZodType = z.ZodType> {
  /** `noun.verb`; boot fails on a name that is there twice. */
  name: string;
  schema: S;
  run: (context: JobContext, payload: z.output<S>) => Promise<void>;
  /** Run by the clock: every minute, or once a night in the statistics window (UTC cron text). */
  every?: string;
}

/** Types a job's payload by its schema. */
export function job<S extends z.ZodType>(definition: Job<S>): Job {
  return definition as unknown as Job;
}
