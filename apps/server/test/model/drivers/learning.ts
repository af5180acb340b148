import { learningApi as api } from '@rondo/contract/learning';
import { learningMachine } from '@rondo/domain/learning';
import { givenFile } from '../../knowledge.ts';
import { requestId } from '../../world.ts';
import { type Driver, seen } from '../driver.ts';
import type { Stage } from '../stage.ts';

/** The one file that all lists of a stage have. */
const FILES = new WeakMap<Stage, Promise<string>>();

function fileOf(stage: Stage): Promise<string> {
  const known = FILES.get(stage);
  if (known) return known;
  const made = givenFile(stage.company.owner, null, { name: 'Model.md', bytes: Buffer.from('Wash your hands') });
  FILES.set(stage, made);
  return made;
}

const fields = async (stage: Stage) => ({
  ...{ title: 'Hygiene', nodeIds: [await fileOf(stage)] },
  subjects: [{ kind: 'member' as const, id: stage.people.handler.id }],
});

export const learning: Driver = {
  table: 'learning',
  machine: learningMachine,
  weight: 1,
  cast: ['owner', 'clerk'],
  others: ['edit'],
  clock: { jobs: ['learning.watch'] },
  async begin(stage) {
    const { id } = await stage.company.owner.call(api.create, { ...(await fields(stage)), requestId: requestId() });
    return id;
  },
  async offered(who, id) {
    const detail = await seen(who.call(api.get, { id }));
    return detail ? [...detail.can.events, ...(detail.can.edit ? ['edit'] : [])] : [];
  },
  async attempt(stage, who, event, { id, rev }) {
    if (event === 'publish' || event === 'end') return who.call(api.move, { id, rev, event });
    return who.call(api.edit, { id, rev, ...(await fields(stage)) });
  },
};
