import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../apps/server/src/demo/index.ts';
import { folderStore } from '../../apps/server/src/platform/store/folder-store.ts';
import { type World, world } from '../../apps/server/test/world.ts';

/** The product with the demo companies in it, as a fresh machine shows it; `end` leaves nothing behind. */
export async function demoWorld(): Promise<{ w: World; end: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-demo-world-'));
  const w = await world({ DATA_DIR: dataDir });
  await seedDemo({ owner: w.app.owner, store: folderStore(join(dataDir, 'files')), now: w.clock.now() });
  const end = async () => {
    await w.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { w, end };
}
