import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@rondo/domain/duration';
import type { RoleKey } from '@rondo/domain/role';
import { v7 as uuidv7 } from 'uuid';
import { createCompany } from '../src/features/company/index.ts';
import { createMember } from '../src/features/people/index.ts';
import { groupSegment } from '../src/features/scope/index.ts';
import type { Company, Person, World } from './world-shape.ts';

export type { Company, Person } from './world-shape.ts';

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};

export async function createTestCompany(world: World, options: { name?: string; timeZone?: string }): Promise<Company> {
  const id = uuidv7();
  const db = world.app.databases.of(id);
  const start = await createCompany(db, {
    id,
    name: options.name ?? `Company ${next()}`,
    timeZone: options.timeZone ?? 'Asia/Shanghai',
    isDemo: false,
    language: 'en-US',
    newId: uuidv7,
  });
  const person = async (m: {
    role: RoleKey;
    name?: string;
    shopIds?: string[];
    groupIds?: string[];
    scopeAll?: boolean;
  }): Promise<Person> => {
    const n = next();
    const identity = { personId: uuidv7(), id: uuidv7(), mail: `person${n}@test.rondo`, name: m.name ?? `Person ${n}` };
    await db
      .insertInto('person')
      .values({
        id: identity.personId,
        mail: identity.mail,
        mail_proved_at: new Date(),
        register_type: 2,
        language: 'en-US',
      })
      .execute();
    const all = m.scopeAll ?? (m.role === 'owner' || m.role === 'administrator');
    await createMember(db, id, {
      ...identity,
      mobile: null,
      state: 'active',
      isOwner: m.role === 'owner',
      scope: all ? { kind: 'all' } : { kind: 'some', shopIds: m.shopIds ?? [], groupIds: m.groupIds ?? [] },
      roleIds: [start.roleIds[m.role]],
      departmentId: start.rootDepartmentId,
    });
    return signedIn(world, { ...identity, companyId: id });
  };
  const owner = await person({ role: 'owner' });
  const group = async (name: string, parentId = start.rootGroupId): Promise<string> => {
    const groupId = uuidv7();
    const parent = await db
      .selectFrom('shop_group')
      .selectAll()
      .where('company_id', '=', id)
      .where('id', '=', parentId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('shop_group')
      .values({
        company_id: id,
        id: groupId,
        parent_id: parentId,
        name,
        lineage: `${parent.lineage}${groupSegment(groupId)}`,
        path: parent.path ? `${parent.path}/${name}` : name,
      })
      .execute();
    return groupId;
  };
  const shop: Company['shop'] = async (s = {}) => {
    const shopId = uuidv7();
    const groupId = s.groupId ?? start.rootGroupId;
    const { lineage } = await db
      .selectFrom('shop_group')
      .select('lineage')
      .where('company_id', '=', id)
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('shop')
      .values({
        company_id: id,
        id: shopId,
        name: s.name ?? `Shop ${next()}`,
        group_id: groupId,
        lineage,
        address: s.address ?? '',
        state: s.state ?? 'open',
        time_zone: s.timeZone ?? null,
        placed_at: world.clock.now(),
      })
      .execute();
    const managers = (s.managerIds ?? []).map((member_id, sort) => ({
      company_id: id,
      shop_id: shopId,
      member_id,
      sort,
    }));
    if (managers.length > 0) await db.insertInto('shop_manager').values(managers).execute();
    return shopId;
  };
  return { id, start, owner, group, shop, member: (m = {}) => person({ ...m, role: m.role ?? 'staff' }) };
}

/** A session as sign-in makes it, without the price of a password hash. */
async function signedIn(
  world: World,
  m: { id: string; personId: string; companyId: string; name: string },
): Promise<Person> {
  const token = randomBytes(32).toString('base64url');
  const at = world.clock.now();
  await world.app.databases.global
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      id: uuidv7(),
      person_id: m.personId,
      company_id: m.companyId,
      member_id: m.id,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(at.getTime() + 365 * DAY_MS),
      // A test that turns the clock by days stays signed in, also after calls that put off the end of the session.
      keep: true,
    })
    .execute();
  const identity = { token, id: m.id, companyId: m.companyId };
  return {
    ...identity,
    name: m.name,
    call: (endpoint, input, options) => world.call(endpoint, input, identity, options),
  };
}
