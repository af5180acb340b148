import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';

/** Our settings of PostgreSQL. On the command line, so that a newer Rondo brings its own into an older data folder. */
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  jit: 'off',
  // Solid state disks: a random page costs little more than the next one, and many reads may be under way.
  random_page_cost: '1.1',
  effective_io_concurrency: '64',
  // An acknowledged write survives kill -9 and a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  max_wal_size: '2GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Refused statements are the application's business and it logs them itself, without the data PostgreSQL would print.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** The arguments of `postgres`; `tuning` replaces single settings (tests switch fsync off). */
export function serverArguments(
  data: string,
  port: number,
  binaries: Binaries,
  tuning: Record<string, string>,
): string[] {
  const chosen = { ...settings, unix_socket_directories: socketFolder(data), ...preload(binaries), ...tuning };
  const pairs = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', data, '-p', String(port), ...pairs];
}

/** What the kernel takes as the path of a socket, less the name of the socket in it. */
const LONGEST_FOLDER = 85;

/** The folder of the cluster, which nobody else may enter; none where sockets have no paths, or this one cannot be one. */
function socketFolder(data: string): string {
  const isPlain = /^[\w/.-]+$/.test(data) && data.length <= LONGEST_FOLDER;
  return process.platform !== 'win32' && isPlain ? data : '';
}

function preload(binaries: Binaries) {
  const libraries = join(binaries.folder, 'lib', 'postgresql');
  const suffix = process.platform === 'darwin' ? 'dylib' : process.platform === 'win32' ? 'dll' : 'so';
  const present = existsSync(join(libraries, `pg_stat_statements.${suffix}`));
  return present ? { shared_preload_libraries: 'pg_stat_statements' } : {};
}
