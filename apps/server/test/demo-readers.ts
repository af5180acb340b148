import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, Input, Output } from '@rondo/contract/kit/endpoint';
import { sessionApi } from '@rondo/contract/session';
import type { RoleKey } from '@rondo/domain/role';
import { seedDemo } from '../src/demo/index.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../src/features/session/index.ts';
import { folderStore } from '../src/platform/store/folder-store.ts';
import type { World } from './world-shape.ts';

/** Somebody of a demo company, signed in. */
export interface DemoReader {
  role: RoleKey;
  companyId: string;
  memberId: string;
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>>;
}

/** Fills an empty world with the demo companies and signs in the people of one of them; `end` removes the pictures. */
export async function demoReaders(
  w: World,
  company: number,
): Promise<{ readers: DemoReader[]; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-demo-'));
  await seedDemo({ owner: w.app.owner, store: folderStore(folder), now: w.clock.now() });
  const readers: DemoReader[] = [];
  for (const { account, role, company: of } of DEMO_LOGINS) {
    if (of !== company) continue;
    const who = await w.call(sessionApi.signIn, { account, password: DEMO_PASSWORD, keep: false });
    if (!('token' in who)) throw new Error(`${account} has to choose a company`);
    const me = await w.call(sessionApi.me, {}, who);
    readers.push({
      role,
      companyId: who.companyId,
      memberId: me.id,
      call: (endpoint, input) => w.call(endpoint, input, who),
    });
  }
  return { readers, end: () => rm(folder, { recursive: true, force: true }) };
}
