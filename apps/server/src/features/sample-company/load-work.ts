import { translate } from '@rondo/messages';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/feature.ts';
import { longWork } from '../../platform/long-work.ts';
import type { Stage } from './made/act-as.ts';
import { calendarOf } from './made/calendar.ts';
import { makeInspections } from './made/inspections.ts';
import { markedName } from './made/marked-name.ts';
import { makePeople } from './made/people.ts';
import { makeShops, makeStructure, setHead } from './made/places.ts';
import { makeFile, makeNotice } from './made/reading.ts';
import { makeRectifications } from './made/rectifications.ts';
import { makeTemplate } from './made/template.ts';
import { marked } from './marked.ts';
import { countsOf } from './sample-company.present.ts';
import * as q from './sample-company.queries.ts';

const STORES = ['bridge', 'station', 'market', 'garden'] as const;
const MANAGERS = ['first', 'second', 'third'] as const;
/** Days since the sample opened its stores. */
const OPENED = 30;

/** How far the work is after each of its parts, percent. */
const PART = { places: 10, reading: 20, inspections: 15 } as const;

/** Makes the sample as its people would have made it, all of it or nothing. */
export const sampleLoad = (deps: Pick<Deps, 'commands' | 'subscriptions' | 'store'>) =>
  longWork({
    kind: 'sample.load',
    code: 'x_company_setting',
    schema: z.object({}),
    run: async (tx, owner, _, { progress }) => {
      await q.hold(tx.db, tx.companyId);
      if (await q.row(tx.db, tx.companyId).executeTakeFirst()) throw new AppError('SAMPLE_LOADED');
      if (!(await q.isEmpty(tx.db, tx.companyId))) throw new AppError('SAMPLE_NOT_EMPTY');
      await q.insert(tx.db, { companyId: tx.companyId, by: owner.memberId, at: tx.now() }).execute();
      // In the language in which it was asked for, whatever the company's is.
      const stage = { ...deps, commands: deps.commands(), tx, owner: { ...owner, language: tx.language } };
      await make(stage, progress);
      await tx.addHistory({ kind: 'sample_company', id: tx.companyId, event: 'loaded' });
      const counts = countsOf(await marked(tx.db, tx.companyId));
      return { counts: { created: counts.reduce((sum, { count }) => sum + count, 0) } };
    },
  });

async function make(stage: Stage, progress: (percent: number) => Promise<void>): Promise<void> {
  const { tx, owner } = stage;
  const { language } = owner;
  const ago = calendarOf(owner, tx.now());
  const say = (key: Parameters<typeof translate>[1]) => translate(language, key);
  const named = (name: string) => markedName(language, name);
  const at = ago(OPENED, 9);
  const department = named(say('sampleCompany.made.department'));
  const structure = await makeStructure(stage, at, {
    department,
    area: named(say('sampleCompany.made.area')),
    districts: [named(say('sampleCompany.made.north')), named(say('sampleCompany.made.south'))],
  });
  const person = (key: 'areaManager' | 'inspector' | 'clerk' | (typeof MANAGERS)[number]) =>
    named(say(`sampleCompany.made.person.${key}`));
  const cast = await makePeople(stage, {
    ...{ at, departmentId: structure.departmentId, groupId: structure.groupId },
    words: {
      ...{ areaManager: person('areaManager'), inspector: person('inspector'), clerk: person('clerk') },
      managers: MANAGERS.map(person),
    },
  });
  await setHead(stage, at, { departmentId: structure.departmentId, name: department, cast });
  const places = await makeShops(stage, {
    ...{ at, districtIds: structure.districtIds, cast },
    words: STORES.map((key) => ({
      name: named(say(`sampleCompany.made.shop.${key}.name`)),
      address: say(`sampleCompany.made.shop.${key}.address`),
    })),
  });
  let percent: number = PART.places;
  const tell = async (more: number) => {
    percent += more;
    await progress(percent);
  };
  await tell(0);
  await makeFile(stage, ago(OPENED - 1, 10), named(say('sampleCompany.made.folder')));
  await makeNotice(stage, ago(OPENED - 2, 10), cast);
  const name = named(say('sampleCompany.made.template'));
  const template = await makeTemplate(stage, ago(OPENED - 3, 10), name);
  await tell(PART.reading);
  const found = await makeInspections(stage, { ago, cast, places, template, name }, () => tell(PART.inspections));
  await makeRectifications(stage, { ago, cast, found });
}
