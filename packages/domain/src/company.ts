import type { Actor } from './actor.ts';
import { DEFAULTS } from './limit.ts';
import { machine } from './machine.ts';

/**
 * A company and its end (product 23): the owner starts it, it cools off for 72 h in which the owner may take it back, then
 * every session ends; the data stays as a backup for 30 days and is purged.
 */
export const COMPANY_STATES = ['normal', 'dissolving', 'dissolved'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

const COMPANY_EVENTS = ['dissolve', 'keep', 'end'] as const;
export type CompanyEvent = (typeof COMPANY_EVENTS)[number];

const moves = machine<CompanyState, CompanyEvent>(
  {
    normal: { dissolve: 'dissolving' },
    dissolving: { keep: 'normal', end: 'dissolved' },
    dissolved: {},
  },
  ['end'],
);

/** `alive`: its people work in it, be it the last days. */
export const companyMachine = { ...moves, alive: ['normal', 'dissolving'] as readonly CompanyState[] };

export const COOLING_OFF_HOURS = DEFAULTS.dissolutionCoolingHours;
export const BACKUP_DAYS = 30;

/** The offer of a company to another administrator. */
export const OWNERSHIP_STATES = ['pending', 'accepted', 'declined', 'cancelled', 'expired'] as const;
export type OwnershipState = (typeof OWNERSHIP_STATES)[number];
const OWNERSHIP_EVENTS = ['accept', 'decline', 'cancel', 'expire'] as const;
export type OwnershipEvent = (typeof OWNERSHIP_EVENTS)[number];

export const ownershipOfferMachine = machine<OwnershipState, OwnershipEvent>(
  {
    pending: { accept: 'accepted', decline: 'declined', cancel: 'cancelled', expire: 'expired' },
    accepted: {},
    declined: {},
    cancelled: {},
    expired: {},
  },
  ['expire'],
);

/** An offer that nobody took runs out after this many days. */
export const OWNERSHIP_OFFER_DAYS = 7;

/** Only the owner, and only while the company lives. */
export const mayDissolve = (actor: Actor, state: CompanyState): boolean => actor.isOwner && state === 'normal';
export const mayKeep = (actor: Actor, state: CompanyState): boolean => actor.isOwner && state === 'dissolving';

/** Lines of business a company names itself after; kept as a key, shown in the reader's language. */
export const INDUSTRIES = [
  'restaurant',
  'drinks',
  'bakery',
  'convenience',
  'supermarket',
  'fashion',
  'pharmacy',
  'beauty',
  'home',
  'electronics',
  'auto',
  'hotel',
  'education',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** The watermark's four switches (section 3), 1 for on. */
export interface WatermarkSwitches {
  watermark: 0 | 1;
  watermarkDate: 0 | 1;
  watermarkName: 0 | 1;
  watermarkAccount: 0 | 1;
}

/** What goes with pictures of the company: the watermark, and whether people on those that leave are made unrecognizable. */
export interface PictureSwitches extends WatermarkSwitches {
  veilPeople: 0 | 1;
}

/** On with no part chosen there would be nothing to draw. */
export function isWatermarkEmpty(w: WatermarkSwitches): boolean {
  return w.watermark === 1 && w.watermarkDate === 0 && w.watermarkName === 0 && w.watermarkAccount === 0;
}
