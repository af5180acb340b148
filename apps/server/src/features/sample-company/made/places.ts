import { departmentApi } from '@rondo/contract/department';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import type { Actor } from '@rondo/domain/actor';
import * as q from '../sample-company.queries.ts';
import { act, requestId, type Stage } from './act-as.ts';
import { type Cast, withShop } from './people.ts';

/** A store of the sample with who runs it. */
export interface Place {
  shopId: string;
  manager: Actor;
}

const HOURS = Array.from({ length: 7 }, () => [{ from: '09:00', to: '21:00' }]);

/** A department below the top one, and a group with two below it; their ids. */
export async function makeStructure(
  stage: Stage,
  at: Date,
  words: { department: string; area: string; districts: readonly string[] },
) {
  const { tx, owner: who } = stage;
  const root = await q.roots(tx.db, tx.companyId);
  const department = { parentId: root.departmentId, name: words.department, requestId: requestId() };
  const { id: departmentId } = await act(stage, { who, at }, departmentApi.create, department);
  const group = async (parentId: string, name: string): Promise<string> =>
    (await act(stage, { who, at }, shopGroupApi.create, { parentId, name, requestId: requestId() })).id;
  const groupId = await group(root.groupId, words.area);
  const districtIds: string[] = [];
  for (const name of words.districts) districtIds.push(await group(groupId, name));
  return { departmentId, groupId, districtIds };
}

/** The area manager leads the department: they decide what its people do not agree about. */
export async function setHead(stage: Stage, at: Date, { departmentId, name, cast }: Headed): Promise<void> {
  const headIds = [cast.areaManager.memberId];
  await act(stage, { who: stage.owner, at }, departmentApi.update, { id: departmentId, rev: 0, name, headIds });
}

interface Headed {
  departmentId: string;
  name: string;
  cast: Cast;
}

interface Given {
  at: Date;
  districtIds: readonly string[];
  cast: Cast;
  words: readonly { name: string; address: string }[];
}

/** The stores, in turn in each district and with each manager. */
export async function makeShops(stage: Stage, { at, districtIds, cast, words }: Given): Promise<Place[]> {
  const { owner: who } = stage;
  const places: Place[] = [];
  for (const [no, { name, address }] of words.entries()) {
    const manager = cast.managers[no % cast.managers.length];
    const groupId = districtIds[no % districtIds.length];
    if (!manager || !groupId) throw new Error('a sample without managers or districts');
    const { id: shopId } = await act(stage, { who, at }, shopApi.create, {
      ...{ name, address, groupId, hours: HOURS, managerIds: [manager.memberId], requestId: requestId() },
    });
    places.push({ shopId, manager: withShop(manager, shopId) });
  }
  return places;
}
