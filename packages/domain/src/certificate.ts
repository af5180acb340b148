import type { Actor } from './actor.ts';
import { addDays } from './civil-time.ts';
import { DEFAULTS } from './limit.ts';

/** Kinds of certificates (证照, product 3); `other` has a name of its own. */
export const CERTIFICATE_KINDS = ['business_licence', 'food_licence', 'fire_check', 'health', 'other'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/**
 * What lists are narrowed by. They are not apart: what is due within 7 days is due within 60 too, and is still valid. Days are
 * those of the company's calendar.
 */
export const VALIDITIES = ['valid', 'due60', 'due30', 'due7', 'expired'] as const;
export type Validity = (typeof VALIDITIES)[number];

/** How many days are left at least and at most; null: no end on this side, and without a last day it is valid for ever. */
const WINDOWS: Record<Validity, { least: number | null; most: number | null }> = {
  valid: { least: 0, most: null },
  due60: { least: 0, most: 60 },
  due30: { least: 0, most: 30 },
  due7: { least: 0, most: 7 },
  expired: { least: null, most: -1 },
};

/** First and last day of `valid until` that belong to it; null: no end on this side. Only `valid` takes those without a day. */
export function windowOf(validity: Validity, today: string): { from: string | null; to: string | null } {
  const { least, most } = WINDOWS[validity];
  return { from: least === null ? null : addDays(today, least), to: most === null ? null : addDays(today, most) };
}

/** The narrowest that a certificate belongs to: what its label says. */
export function validityOf(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return 'valid';
  const narrowFirst = VALIDITIES.toReversed();
  const found = narrowFirst.find((validity) => {
    const { from, to } = windowOf(validity, today);
    return (from === null || from <= validUntil) && (to === null || validUntil <= to);
  });
  return found ?? 'valid';
}

/**
 * When people are reminded: so many days before the last day, and the day after it. The most urgent first, because one that
 * is entered late is told once, by the stage it is in.
 */
export const REMINDER_DAYS = DEFAULTS.certificateReminderDays;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** The stage a certificate is in; null: too early for any. `told` is the stage that was told before; null where none was. */
export function reminderOf(validUntil: string, today: string, told: number | null): ReminderDays | null {
  const stage = REMINDER_DAYS.find((days) => validUntil <= addDays(today, days));
  return stage === undefined || (told !== null && told <= stage) ? null : stage;
}

/** What the policy needs to know of one: whether it hangs on a store, and whether the actor's scope covers that store. */
export interface CertificateView {
  hasShop: boolean;
  isShopInScope: boolean;
}

/** At a store: who manages stores, in scope. Of a person without one: who manages people. */
export const managesCertificate = (actor: Actor, { hasShop, isShopInScope }: CertificateView): boolean =>
  hasShop ? actor.codes.has('shop_store') && isShopInScope : actor.codes.has('frame_staff');

/** Whether there may be any that the actor may add. */
export const addsCertificates = ({ codes }: Pick<Actor, 'codes'>): boolean =>
  codes.has('shop_store') || codes.has('frame_staff');
