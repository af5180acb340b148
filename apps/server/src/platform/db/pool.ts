import pg from 'pg';

// Counts and sums come as text for fear of 2^53; ours stay far below. Days stay text, instants become Date.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** The one database: as the owner of its tables, and as the application signs in. Both may be the same (decision 0003). */
export interface DatabaseUrls {
  owner: string;
  app: string;
}

/** Longest a statement of a request may run, ms; jobs set their own. */
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const CONNECT_TIMEOUT_MS = 1_500;

/**
 * Connections as `rondo_app`, whom row-level security binds. Statements are named, so that they are
 * parsed once, but planned for their values each time: companies differ by a thousand times in size, and a plan for all of
 * them took 3.7 s for a list that takes 0.14 ms with its own.
 */
export function appPool(url: string, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: `-c role=rondo_app -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS} -c timezone=UTC -c plan_cache_mode=force_custom_plan`,
    application_name: 'rondo-app',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Connections as the owner: migrations, the job queue, the worker's look over all companies. */
export function ownerPool(url: string, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: '-c timezone=UTC',
    application_name: 'rondo-owner',
  });
  pool.on('error', onError);
  // A connection that breaks while it is checked out must not end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
