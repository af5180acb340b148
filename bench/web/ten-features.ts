import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/server/src/platform/repository-root.ts';
import { copyRepository } from '../../tools/new-feature/copy-repository.ts';
import { withClient } from '../lib/database.ts';
import { type Product, startProduct } from '../lib/process.ts';

/** Ten features that no chain asked for. */
const FEATURES = [
  ['shelf-count', '货架清点'],
  ['spot-price', '现场价格'],
  ['key-handover', '钥匙交接'],
  ['waste-log', '废弃登记'],
  ['lost-item', '失物登记'],
  ['guest-book', '访客登记'],
  ['meter-reading', '抄表'],
  ['pest-trap', '捕鼠点'],
  ['window-display', '橱窗陈列'],
  ['water-test', '水质检测'],
] as const;

/** A copy of the product with ten features more, as the generator writes them, on a copy of the database. */
export interface Grown {
  product: Product;
  /** Folder of the built pages. */
  pages: string;
  stop(): Promise<void>;
}

/** Makes it: writes the features, builds, and starts it; a minute or two. `url` is a database that nobody is using. */
export async function withTenFeatures(url: string): Promise<Grown> {
  const copy = await mkdtemp(join(tmpdir(), 'rondo-bench-ten-'));
  const run = (...args: string[]): void =>
    void execFileSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  copyRepository(repositoryRoot(), copy);
  for (const [noun, chinese] of FEATURES) run('tools/new-feature.mjs', noun, chinese);
  run('--input-type=module', '--eval', "import { build } from './tools/lib/build.mjs'; await build();");
  const database = await copyDatabase(url);
  const product = await startProduct(database, {}, join(copy, 'apps', 'server', 'dist', 'main.js'));
  return {
    product,
    pages: join(copy, 'apps', 'web', 'dist'),
    async stop() {
      await product.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/** The database again under another name, for its tables to become more. */
async function copyDatabase(url: string): Promise<string> {
  const from = new URL(url).pathname.slice(1);
  const to = `${from}_ten`;
  const elsewhere = new URL(url);
  elsewhere.pathname = '/postgres';
  await withClient(elsewhere.href, async (client) => {
    await client.query(`drop database if exists "${to}" with (force)`);
    await client.query(`create database "${to}" template "${from}"`);
  });
  const copied = new URL(url);
  copied.pathname = `/${to}`;
  return copied.href;
}
