import { DAY_MS } from '@rondo/domain/duration';
import { MODES } from '@rondo/domain/task';
import type { Chance } from '../lib/chance.ts';
import { type Frame, idIn } from '../load/frame.ts';
import { KIND } from '../load/ids.ts';
import { SHORT_TEMPLATES } from '../load/templates.ts';

/** Different requests of a kind of work. */
export const SETS = 200;

const PAGES = 5;
/** Modes that the load has records of. */
const USED = MODES.filter((mode) => mode === 'on_site' || mode === 'remote' || mode === 'self');
const STATES = ['effective', 'effective', 'effective', 'void', 'in_review'] as const;

/** A page of a list of records as both sides are asked for it. */
export interface RecordSet {
  from: string;
  to: string;
  mode: (typeof USED)[number];
  state: (typeof STATES)[number];
  isOldestFirst: boolean;
  page: number;
  templateId?: string;
  shopIds?: string[];
  words?: string;
}

/** Days `back` before the load's now. */
const dayBack = ({ nowMs }: Frame, back: number): string => new Date(nowMs - back * DAY_MS).toISOString().slice(0, 10);

/** A period of so many days that ends somewhere in the last third of the history. */
export function period(frame: Frame, chance: Chance, least: number, most: number): { from: string; to: string } {
  const end = chance.below(Math.max(1, Math.floor(Math.min(frame.plan.days, 600) / 3)));
  return { from: dayBack(frame, end + chance.between(least, most) - 1), to: dayBack(frame, end) };
}

/** Three filters: period, mode and state. */
export const threeFilters = (frame: Frame, chance: Chance): RecordSet => ({
  ...period(frame, chance, 30, 365),
  mode: chance.pick(USED),
  state: chance.pick(STATES),
  isOldestFirst: chance.below(4) === 0,
  page: chance.between(1, PAGES),
});

/** Four that leave few: a month at most, and a template or a few shops. */
export function fourFilters(frame: Frame, chance: Chance): RecordSet {
  const set = { ...threeFilters(frame, chance), ...period(frame, chance, 7, 31), page: chance.between(1, 2) };
  if (chance.below(2) === 0) return { ...set, templateId: templateIn(frame, chance) };
  return { ...set, shopIds: Array.from({ length: chance.between(1, 3) }, () => shopIn(frame, chance)) };
}

/** Words of a shop, a template, an inspector or a number. */
export const searched = (frame: Frame, chance: Chance): RecordSet => ({
  ...threeFilters(frame, chance),
  state: 'effective',
  page: 1,
  words: chance.pick([
    `Shop ${String(chance.between(1, frame.plan.shops)).padStart(5, '0')}`,
    `list ${chance.between(1, SHORT_TEMPLATES)}`,
    `Member ${chance.between(frame.lastArea + 1, frame.lastInspector)}`,
    `5${String(chance.below(100_000)).padStart(5, '0')}`,
  ]),
});

const templateIn = (frame: Frame, chance: Chance): string =>
  idIn(frame, KIND.template, chance.between(1, SHORT_TEMPLATES));

const shopIn = (frame: Frame, chance: Chance): string => idIn(frame, KIND.shop, chance.between(1, frame.plan.shops));

/** The query of the floor for the same rows. */
export const floorQuery = ({ companyId }: Frame, set: RecordSet): Record<string, string> => ({
  company: companyId,
  from: set.from,
  to: set.to,
  mode: set.mode,
  state: set.state,
  order: set.isOldestFirst ? 'asc' : 'desc',
  offset: String((set.page - 1) * 20),
  ...(set.templateId ? { template: set.templateId } : {}),
  ...(set.shopIds ? { shops: set.shopIds.join(',') } : {}),
  ...(set.words ? { words: set.words } : {}),
});
