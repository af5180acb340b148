import { settleChosen } from '@rondo/domain/process-plan';
import type { Tx } from '../../platform/context.ts';
import { processPeople } from '../task/index.ts';
import type { Needed, NeededTemplate } from './needed.ts';
import type { CycleRecord } from './stored.ts';

/** Who reviews the task of a template at a store and who gets copies, as it is on this date. */
export async function peopleOfTemplates(tx: Tx, row: CycleRecord, needed: Needed, shopIds: readonly string[]) {
  const found = new Map<string, Awaited<ReturnType<typeof presetPeople>>>();
  for (const one of needed.templates)
    found.set(one.template.id, await presetPeople(tx, row, { ...needed, ...one }, shopIds));
  return (templateId: string, shopId: string, handlerIds: readonly string[]) => {
    const people = found.get(templateId);
    if (!people) throw new Error('only templates that tasks are made of are asked for');
    return people(shopId, handlerIds);
  };
}

type Asked = Pick<Needed, 'reviewLevels' | 'ccIds'> & Pick<NeededTemplate, 'preset'>;

/** The people of the default process, as they are on this date; administrators stand in where it has nobody left. */
async function presetPeople({ db, companyId }: Tx, row: CycleRecord, needed: Asked, shopIds: readonly string[]) {
  const { preset } = needed;
  if (!preset) return chosenPeople(needed);
  const asked = { plan: preset, initiatorId: row.owner_id, shopIds };
  const find = await processPeople(db, companyId, asked);
  const standIn = await processPeople(db, companyId, { ...asked, plan: { ...preset, onEmpty: 'administrators' } });
  return (shopId: string, handlerIds: readonly string[]) => {
    const own = find(shopId, handlerIds);
    const { levels, ccIds, isBlocked } = own.isBlocked ? standIn(shopId, handlerIds) : own;
    return { people: { reviewLevels: levels, ccIds, reviewUpTo: preset.reviewUpTo }, isBlocked };
  };
}

/** The people whom the cycle names: nobody reviews their own work. */
function chosenPeople({ reviewLevels: chosen, ccIds }: Asked) {
  return (_shopId: string, handlerIds: readonly string[]) => {
    const { levels: reviewLevels, isBlocked } = settleChosen(chosen, handlerIds);
    return { people: { reviewLevels, ccIds, reviewUpTo: null }, isBlocked };
  };
}
