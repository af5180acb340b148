import type { z } from 'zod';
import type { Caller } from './context.ts';
import type { Databases, Db } from './db/company-db.ts';

/** What a job works with: every company's database, time and chance. */
export interface JobContext extends Caller {
  databases: Databases;
  /** The database as the owner of its tables, for what the application itself may not do. */
  owner: Db;
  /** The clock asked, not a person or a test by name. */
  isByClock: boolean;
  /** Companies there are, oldest first; dissolved ones only wait to be purged and are left out. */
  companies(): Promise<{ id: string; timeZone: string; cutOff: string }[]>;
}

/** Queue or clock work as a value. Must be idempotent: it may run twice. */
export interface Job {
  /** `noun.verb`; boot fails on a name that is there twice. */
  name: string;
  /** Refuses a payload that is none of its own. */
  run: (context: JobContext, payload: unknown) => Promise<void>;
  /** Run by the clock (UTC cron text). Work of the night is asked each half hour, see `eachNight`. */
  every?: string;
}

interface Definition<S extends z.ZodType> extends Omit<Job, 'run'> {
  schema: S;
  run: (context: JobContext, payload: z.output<S>) => Promise<void>;
}

/** Types a job's payload by its schema, by which each run parses it. */
export function job<S extends z.ZodType>({ schema, run, ...named }: Definition<S>): Job {
  return { ...named, run: async (context, payload) => run(context, schema.parse(payload)) };
}
