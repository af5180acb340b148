import { templateApi as api, type TemplateDetail } from '@rondo/contract/template';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { templateMachine } from '@rondo/domain/template';
import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../../factories.ts';
import { requestId } from '../../world.ts';
import { type Driver, namesOf, seen } from '../driver.ts';

function write(who: Person, { id, rev, name, description, modes }: TemplateDetail) {
  const items = [newCheckItem(uuidv7(), 'Clean hands')];
  const content = { categories: [{ id: uuidv7(), name: 'Kitchen', parentId: null, weightPercent: null, items }] };
  return who.call(api.save, { id, rev, name, description, modes, content, scoring: { ...DEFAULT_SCORING } });
}

/** Takes the draft over from whoever has it, and writes it. */
const edit = async (who: Person, id: string): Promise<unknown> =>
  write(who, await who.call(api.edit, { id, takeOver: true }));

/** While somebody else edits, a draft is read and not published. */
const offeredOf = (detail: TemplateDetail | null): string[] =>
  namesOf(detail?.can).filter((act) => act !== 'remove' && (act !== 'publish' || detail?.lockedBy === null));

export const template: Driver = {
  table: 'template',
  machine: templateMachine,
  weight: 2,
  cast: ['owner', 'clerk', 'second'],
  others: ['edit'],
  async begin({ people: { clerk } }, [isPublished, isDisabled]) {
    const name = `Template ${uuidv7().slice(-12)}`;
    const { id } = await clerk.call(api.create, { name, requestId: requestId() });
    const { rev } = await write(clerk, await clerk.call(api.edit, { id }));
    if (!isPublished) return id;
    const live = await clerk.call(api.publish, { id, rev });
    if (isDisabled) await clerk.call(api.disable, { id, rev: live.rev });
    return id;
  },
  offered: async (who, id) => offeredOf(await seen(who.call(api.get, { id }))),
  attempt(_, who, event, { id, rev }) {
    if (event === 'edit') return edit(who, id);
    if (event === 'publish') return who.call(api.publish, { id, rev, releaseNote: 'Other items' });
    return who.call(event === 'enable' ? api.enable : api.disable, { id, rev });
  },
};
