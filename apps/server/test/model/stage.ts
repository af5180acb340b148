import { deviceApi } from '@rondo/contract/device';
import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { HOUR_MS } from '@rondo/domain/duration';
import type { PermissionCode } from '@rondo/domain/permission';
import pg from 'pg';
import { outage } from '../../src/platform/http/outage.ts';
import { Refused } from '../client.ts';
import { memberWith } from '../custom-role.ts';
import type { Company, Person } from '../factories.ts';
import { type GivenTemplate, givenTemplate } from '../inspection.ts';
import { requestId, type World, world } from '../world.ts';

export const PEOPLE = [
  ...['owner', 'initiator', 'handler', 'other', 'reviewer', 'outsider'],
  ...['clerk', 'second'],
] as const;
export type PersonKey = (typeof PEOPLE)[number];

/** Company and people that all sequences share; what they are about is each sequence's own. */
export interface Stage {
  w: World;
  company: Company;
  shopId: string;
  template: GivenTemplate;
  people: Record<PersonKey, Person>;
  stop(): Promise<void>;
}

/** Everything that the machines ask of somebody who works in the office. */
const OFFICE: readonly PermissionCode[] = [
  ...(['announcement_mange', 'cyclic_view', 'x_cycle_manage', 'x_points_manage', 'x_points_adjust'] as const),
  ...(['template_manage', 'x_template_publish', 'frame_staff', 'shop_list', 'shop_store'] as const),
  ...(['record_select', 'x_record_void', 'x_report_sub', 'x_snapshot_manage', 'image_library_view'] as const),
  ...(['task_center', 'x_dispatch', 'frame', 'frame_book'] as const),
];

export async function stageOf(): Promise<Stage> {
  const w = withOwnSql(await world());
  const made = await w.company();
  const company = { ...made, owner: patient(made.owner) };
  const shopId = await company.shop();
  const member = async (role: 'inspector' | 'area_manager') =>
    patient(await company.member({ role, shopIds: [shopId] }));
  const clerk = async () => patient(await memberWith(w, company, OFFICE, { scopeAll: true }));
  const people = {
    owner: company.owner,
    initiator: await member('inspector'),
    handler: await member('inspector'),
    other: await member('inspector'),
    reviewer: await member('area_manager'),
    outsider: patient(await company.member({ role: 'staff' })),
    clerk: await clerk(),
    second: await clerk(),
  };
  await givenCamera(company.owner, shopId);
  await company.owner.call(timedSnapshotApi.saveSetting, { isOn: true, rev: 0 });
  return { w, company, shopId, people, template: await givenTemplate(w, company), stop: () => w.stop() };
}

/** On a machine that is busy the database may not be there for a moment: like a browser, people try again. */
const TRIES = 100;
export async function again<T>(act: () => Promise<T>, isAway: (error: unknown) => boolean): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isAway(error) || tried === TRIES) throw error;
    }
  }
}

/** Of what fails behind the server, a job of the clock too: in each company that it failed for, the database was away, and nothing else. */
export const isOutage = (error: unknown): boolean =>
  error instanceof AggregateError ? error.errors.every(isOutage) : error instanceof Error && outage(error) === 'away';

const isAway = (error: unknown): boolean => error instanceof Refused && error.reason === 'NETWORK_EXCEPTION';
const patient = (person: Person): Person => ({
  ...person,
  call: (endpoint, input, options) => again(() => person.call(endpoint, input, options), isAway),
});

/** Connections of its own, that wait as long as it takes and stay open: the server's are for the server. */
function withOwnSql(w: World): World {
  const { connectionString } = w.app.owner.options;
  const pool = new pg.Pool({ connectionString, max: 4, idleTimeoutMillis: 0 });
  return {
    ...w,
    async sql<T extends Record<string, unknown>>(text: string, values: unknown[] = []) {
      return (await pool.query<T>(text, values)).rows;
    },
    async stop() {
      await pool.end();
      await w.stop();
    },
  };
}

/** One of the demo, for plans that take pictures. */
const givenCamera = (owner: Person, shopId: string) =>
  owner.call(deviceApi.create, {
    ...{ shopId, name: 'Till', kind: 'camera', driver: 'file', address: '' },
    cameras: [{ channel: 1, name: 'Till', places: ['till'], mainStream: 'till-bakery' }],
    requestId: requestId(),
  });

/** An instant that many hours from now, of the server's clock. */
export const inHours = ({ w }: Stage, hours: number): string =>
  new Date(w.clock.now().getTime() + hours * HOUR_MS).toISOString();

/** The civil day of the company that many days from now; Shanghai is eight hours ahead all year. */
export const inDays = ({ w }: Stage, days: number): string =>
  new Date(w.clock.now().getTime() + (days * 24 + 8) * HOUR_MS).toISOString().slice(0, 10);
