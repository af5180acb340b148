import { effectiveAccess } from '@rondo/domain/access';
import type { Actor } from '@rondo/domain/actor';
import type { RoleKey } from '@rondo/domain/role';
import { createMember, persons } from '../../people/index.ts';
import * as q from '../sample-company.queries.ts';
import { type Stage, sampleTx } from './act-as.ts';

export interface Cast {
  areaManager: Actor;
  inspector: Actor;
  /** Each runs one store. */
  managers: readonly Actor[];
  clerk: Actor;
}

interface Part {
  name: string;
  role: RoleKey;
  departmentId: string;
  /** Works for the stores of this group; null: for those that they manage. */
  groupId: string | null;
}

interface Given {
  at: Date;
  departmentId: string;
  groupId: string;
  words: { areaManager: string; inspector: string; managers: readonly string[]; clerk: string };
}

/** The people of the sample. Their addresses lead nowhere (RFC 2606), and they enter no company: nobody signs in as one of them. */
export async function makePeople(stage: Stage, { at, departmentId, groupId, words }: Given): Promise<Cast> {
  const one = (name: string, role: RoleKey, of: string | null) =>
    makeMember(stage, at, { name, role, departmentId, groupId: of });
  const areaManager = await one(words.areaManager, 'area_manager', groupId);
  const inspector = await one(words.inspector, 'inspector', groupId);
  const clerk = await one(words.clerk, 'staff', null);
  const managers: Actor[] = [];
  for (const name of words.managers) managers.push(await one(name, 'store_manager', null));
  return { areaManager, inspector, managers, clerk };
}

async function makeMember(stage: Stage, at: Date, { name, role, departmentId, groupId }: Part): Promise<Actor> {
  const { owner } = stage;
  const tx = sampleTx(stage, owner, at);
  const held = await q.presetRole(tx.db, tx.companyId, role).executeTakeFirstOrThrow();
  const [id, personId] = [tx.newId(), tx.newId()];
  const mail = `${personId}@sample.invalid`;
  const born = { language: owner.language, created_at: at };
  await persons.insert(tx.db, { ...born, id: personId, mail, mobile: null, register_type: 2 }).execute();
  await createMember(tx.db, tx.companyId, {
    ...{ id, personId, name, mobile: null, mail: null, state: 'active', roleIds: [held.id], departmentId },
    scope: { kind: 'some', shopIds: [], groupIds: groupId ? [groupId] : [] },
  });
  await tx.addHistory({ kind: 'member', id, name, event: 'created' });
  const lineages = groupId ? [await q.lineageOf(tx.db, tx.companyId, groupId)] : [];
  return {
    ...owner,
    ...{ memberId: id, personId, sessionId: '', name, isOwner: false, isAdmin: false },
    ...effectiveAccess([held]),
    scope: { kind: 'some', shopIds: [], lineages },
  };
}

/** The same manager once they have their store. */
export const withShop = (manager: Actor, shopId: string): Actor => ({
  ...manager,
  scope: { kind: 'some', shopIds: [shopId], lineages: [] },
});
