import type { Reason } from '@rondo/contract/kit/codes';
import type { Machine } from '@rondo/domain/machine';
import { Refused } from '../client.ts';
import { type Coins, clockEvents, type Driver, hasNoDoor, type Known } from './driver.ts';
import { PEOPLE, type PersonKey, type Stage } from './stage.ts';
import type { Tally } from './tally.ts';

/** What somebody tries: anybody anything; or one of those who can do something one of what the state has, or of what they are offered. */
export const AIMS = ['anything', 'possible', 'offered'] as const;
export interface Step {
  person: number;
  pick: number;
  aim: (typeof AIMS)[number];
}

/** Server and machine do not agree. */
export interface Difference {
  no: number;
  table: string;
  what: string;
  /** Everything that was done before, in words. */
  told: readonly string[];
}

interface Made {
  no: number;
  coins: Coins;
  steps: readonly Step[];
  /** As long as others can be chosen, nobody chooses what ends it for good: time goes on for it. */
  isLong: boolean;
  tally: Tally;
  differences: Difference[];
}

/** One sequence on its way. */
export interface Lane extends Made {
  driver: Driver;
  known: Known;
  /** What people were offered since something changed last. */
  offers: Map<PersonKey, readonly string[]>;
  told: string[];
  isOver: boolean;
}

export async function begin(stage: Stage, driver: Driver, made: Made): Promise<Lane> {
  const known = await knownOf(stage, driver, await driver.begin(stage, made.coins));
  const told = [`coins ${made.coins.join(', ')}: ${known.state}`];
  return { ...made, driver, known, told, offers: new Map(), isOver: false };
}

async function knownOf({ w }: Stage, { table }: Driver, id: string): Promise<Known> {
  const [row] = await w.sql<{ state: string; rev?: number }>(`select * from ${table} where id = $1`, [id]);
  if (!row) throw new Error(`a row of ${table} is gone`);
  return { id, state: row.state, rev: row.rev ?? 0, row };
}

function differ(lane: Lane, what: string): void {
  lane.isOver = true;
  lane.differences.push({ no: lane.no, table: lane.driver.table, what, told: lane.told });
}

/** The next step: somebody who is offered it succeeds and it leads where the machine says, everybody else changes nothing. */
export async function go(stage: Stage, lane: Lane, round: number): Promise<void> {
  const step = lane.steps[round];
  if (!step) return;
  const { driver, known, tally } = lane;
  const who = oneOf(step.aim === 'anything' ? PEOPLE : driver.cast, step.person);
  const offered = await offeredTo(stage, lane, who);
  const event = eventOf(lane, offered, step);
  const beyond = offered.filter((one) => !possible(driver, known.state).includes(one));
  if (beyond.length > 0) return differ(lane, `${who} is offered ${beyond.join(', ')} in ${known.state}`);
  const done = (driver.doors?.[event] ?? [event]).find((one) => offered.includes(one));
  const tried = driver.attempt(stage, stage.people[who], event, known);
  if (tried === null) {
    if (done !== undefined) return differ(lane, `${who} is offered ${event}, for which there is no door`);
    return hasNoDoor(driver, event) ? undefined : differ(lane, `${event} has no door, and is not automatic`);
  }
  const refusal = await refusalOf(tried);
  const after = await knownOf(stage, driver, known.id);
  lane.told.push(`${who} ${event}: ${refusal ?? 'done'}, ${known.state} → ${after.state}`);
  const fault = faultOf(lane, { done, refusal, after });
  if (fault) return differ(lane, `${who} ${event} in ${known.state}: ${fault}`);
  if (done === undefined) return tally.refused(driver.table, event);
  tally.allowed(driver.table, done);
  tally.gone(driver.table, known.state, done);
  lane.known = after;
  lane.offers.clear();
}

const possible = ({ machine, others = [] }: Driver, state: string): string[] => [...machine.eventsOf(state), ...others];

function eventOf({ driver, known, isLong }: Lane, offered: readonly string[], { pick, aim }: Step): string {
  const all = [...driver.machine.events, ...(driver.others ?? [])];
  const likely = possible(driver, known.state).filter((event) => !hasNoDoor(driver, event));
  const aimed = { anything: all, possible: likely, offered }[aim];
  const kept = isLong ? aimed.filter((event) => !isLast(driver, known.state, event)) : aimed;
  const from = [kept, aimed, likely].find((list) => list.length > 0) ?? all;
  return oneOf(from, pick);
}

/** Whether an event leads to where nothing leads on from. */
function isLast({ machine }: Driver, state: string, event: string): boolean {
  const next = machine.after(state, event);
  return next !== null && machine.eventsOf(next).length === 0;
}

function oneOf<T>(list: readonly T[], pick: number): T {
  const one = list[pick % list.length];
  if (one === undefined) throw new Error('there is none to pick');
  return one;
}

async function offeredTo(stage: Stage, lane: Lane, key: PersonKey): Promise<readonly string[]> {
  const before = lane.offers.get(key);
  if (before) return before;
  const offered = await lane.driver.offered(stage.people[key], lane.known.id, key, lane.known);
  lane.offers.set(key, offered);
  return offered;
}

interface Outcome {
  done: string | undefined;
  refusal: string | null;
  after: Known;
}

function faultOf({ driver, known }: Lane, { done, refusal, after }: Outcome): string | null {
  if (refusal && NO_ANSWERS.some((reason) => reason === refusal)) return `the answer is ${refusal}`;
  if ((refusal === null) !== (done !== undefined)) return done ? `offered, and ${refusal}` : 'not offered, and done';
  const to = done === undefined ? known.state : (driver.machine.after(known.state, done) ?? known.state);
  if (after.state !== to) return `leads to ${after.state}, not to ${to}`;
  return done === undefined && after.rev !== known.rev ? 'refused, and something changed' : null;
}

/** Refusals that say nothing of the machine: whoever meets one has tried nothing. */
const NO_ANSWERS: readonly Reason[] = [
  ...(['NO_SESSION', 'SESSION_EXPIRED', 'SESSION_ENDED', 'SIGNATURE_REFUSED', 'CLOCK_OFF', 'INPUT_REFUSED'] as const),
  ...(['TOO_OFTEN', 'STALE', 'OPERATION_EXCEPTION', 'NETWORK_EXCEPTION'] as const),
];

/** The reason it was refused for, or null. */
async function refusalOf(tried: Promise<unknown>): Promise<string | null> {
  try {
    await tried;
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.reason ?? String(error.code);
    throw error;
  }
}

/** Time has passed: what became of it is what the clock brings, or nothing. */
export async function see(stage: Stage, lane: Lane, hours: number): Promise<void> {
  const { driver, known, tally } = lane;
  const after = await knownOf(stage, driver, known.id);
  lane.offers.clear();
  lane.known = after;
  if (after.state === known.state) return;
  lane.told.push(`${hours} h later: ${known.state} → ${after.state}`);
  const path = pathOf(driver.machine, clockEvents(driver), known.state, after.state);
  if (!path) return differ(lane, `the clock leads from ${known.state} to ${after.state}`);
  for (const [state, event] of path) {
    tally.gone(driver.table, state, event);
    tally.allowed(driver.table, event);
  }
}

type Path = readonly (readonly [state: string, event: string])[];

/** The shortest way by events of the clock alone. */
function pathOf(machine: Machine<string, string>, events: readonly string[], from: string, to: string): Path | null {
  const known = new Map<string, Path>([[from, []]]);
  for (const [state, path] of known) {
    if (state === to) return path;
    for (const event of events) {
      const next = machine.after(state, event);
      if (next !== null && !known.has(next)) known.set(next, [...path, [state, event]]);
    }
  }
  return null;
}

/** The sequence is over: nothing of it goes on. */
export async function endLane(stage: Stage, lane: Lane): Promise<void> {
  const { driver, known } = lane;
  const faults = lane.isOver ? [] : ((await driver.faults?.(stage, known.id)) ?? []);
  for (const fault of faults) differ(lane, `at the end: ${fault}`);
  await driver.leave?.(stage, known.id);
}
