import { applicationApi as api } from '@rondo/contract/application';
import { CODES } from '@rondo/contract/kit/codes';
import { APPLICATION_DAYS, applicationMachine } from '@rondo/domain/application';
import { v7 as uuidv7 } from 'uuid';
import { Refused } from '../../client.ts';
import type { Person } from '../../factories.ts';
import type { Driver } from '../driver.ts';
import { inHours, type PersonKey, type Stage } from '../stage.ts';

/** Whoever manages members decides. */
const DECIDERS: readonly PersonKey[] = ['owner', 'clerk', 'second'];

/** Several are answered one by one: of a single one, which was not approved, that is a refusal. */
async function approve({ company }: Stage, who: Person, id: string): Promise<void> {
  const { rootDepartmentId, roleIds } = company.start;
  const place = { departmentId: rootDepartmentId, roleIds: [roleIds.staff], scope: { kind: 'some' as const } };
  const { approved, refused } = await who.call(api.approve, { ids: [id], ...place });
  if (approved === 0) throw new Refused(CODES.MOVE_NOT_ALLOWED.code, refused[0]?.message ?? '', null, 200);
}

export const application: Driver = {
  table: 'application',
  machine: applicationMachine,
  weight: 1,
  cast: ['owner', 'clerk', 'second'],
  clock: { jobs: ['application.expire'] },
  /** Whoever asked takes it back, before they belong to the company. */
  beyond: ['pending withdraw'],
  async begin(stage, [isOld]) {
    const { w, company } = stage;
    const [id, personId] = [uuidv7(), uuidv7()];
    const mail = `${personId}@test.rondo`;
    await w.sql(
      `insert into person (id, mail, mail_proved_at, register_type, password_hash, language)
       values ($1, $2, now(), 2, 'hash', 'en-US')`,
      [personId, mail],
    );
    await w.sql(
      `insert into application (company_id, id, person_id, name, mail, message, created_at, expires_at)
       values ($1, $2, $3, 'New Face', $4, 'let me in', $5, $6)`,
      [company.id, id, personId, mail, w.clock.now(), inHours(stage, isOld ? 20 : APPLICATION_DAYS * 24)],
    );
    return id;
  },
  async offered(_, __, key, { state }) {
    return state === 'pending' && DECIDERS.includes(key) ? ['approve', 'refuse'] : [];
  },
  attempt(stage, who, event, { id }) {
    if (event === 'refuse') return who.call(api.refuse, { ids: [id], reason: 'No place' });
    return event === 'approve' ? approve(stage, who, id) : null;
  },
};
