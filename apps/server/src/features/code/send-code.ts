import { createHmac, randomInt } from 'node:crypto';
import { HOUR_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { type CodePurpose, ONE_TIME_CODE } from '@rondo/domain/one-time-code';
import { translate } from '@rondo/messages';
import { addressKey, neighbourhoodOf } from '../../platform/address-key.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { secret } from '../../platform/secret.ts';
import { deliver, type Target } from '../delivery/index.ts';
import * as q from './code.queries.ts';

interface Asked {
  purpose: CodePurpose;
  target: Target;
  language: Language;
  from: From;
  /** False: everything happens but the sending, so that nobody learns which accounts there are. */
  isKnown?: boolean;
}

interface Clock {
  db: Db;
  now: () => Date;
  newId: () => string;
}

/** A keyed hash: whoever reads the table cannot try the million codes there are. */
export async function hashCode(db: Db, purpose: string, target: string, code: string): Promise<Buffer> {
  const key = await secret(db, 'one-time-code');
  return createHmac('sha256', key).update(`${purpose}\n${target}\n${code}`).digest();
}

/** From where somebody asks for a code, or tries one. `browser` is null for callers that keep no cookies. */
export interface From {
  ip: string;
  browser?: string | null;
  /** The browser has signed in to the account before: nothing that others do counts for it. */
  isKnown?: boolean;
}

export const askerOf = ({ ip, browser = null }: From): q.Asker => ({
  address: addressKey(ip),
  browser,
});

/**
 * A new code on its way. Refuses CODE_TOO_SOON within 60 s of the last one and CODE_TOO_MANY after 10 within an hour, counted
 * for whoever asks: what a stranger asks for neither ends the holder's code nor keeps them from asking.
 */
export async function sendCode({ db, now, newId }: Clock, asked: Asked): Promise<void> {
  const { purpose, target, language, isKnown = true } = asked;
  const to = target.mobile ?? target.mail;
  const from = askerOf(asked.from);
  const code = String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0');
  const hash = await hashCode(db, purpose, to, code);
  await db.transaction().execute(async (trx) => {
    const at = now();
    await q.lockTarget(to).execute(trx);
    requireRoom(await q.recentCodes(trx, to, new Date(at.getTime() - HOUR_MS)).execute(), asked, at);
    const expiresAt = new Date(at.getTime() + ONE_TIME_CODE.minutes * 60_000);
    await q.endOlder(trx, purpose, to, from, at).execute();
    await q.insertCode(trx, { id: newId(), purpose, target: to, hash, at, expiresAt, from }).execute();
    if (!isKnown) return;
    const params = {
      code,
      minutes: ONE_TIME_CODE.minutes,
      purpose: translate(language, `delivery.purpose.${purpose}`),
    };
    await deliver(trx, { now, newId }, { companyId: null, target, text: 'code', params, language });
  });
}

type Recent = Awaited<ReturnType<ReturnType<typeof q.recentCodes>['execute']>>;

function requireRoom(recent: Recent, { purpose, from }: Asked, at: Date): void {
  const { address, browser } = askerOf(from);
  const isOwn = (one: Recent[number]): boolean =>
    (browser !== null && one.asked_browser === browser) || (!from.isKnown && one.asked_address === address);
  const own = recent.filter((one) => one.purpose === purpose && isOwn(one));
  const [last] = own;
  const waitMs = last ? last.created_at.getTime() + ONE_TIME_CODE.resendS * 1000 - at.getTime() : 0;
  if (waitMs > 0) throw new AppError('CODE_TOO_SOON', { params: { seconds: Math.ceil(waitMs / 1000) } });
  if (own.length >= ONE_TIME_CODE.perHour) throw new AppError('CODE_TOO_MANY');
  if (!from.isKnown && recent.length >= ONE_TIME_CODE.perHourAll) throw new AppError('CODE_TOO_MANY');
}

/** Registering writes to anybody: refuses CODE_TOO_MANY beyond so many within an hour, a tenth of them for one neighbourhood. */
export async function requireRegisterRoom(db: Db, { ip }: From, perHour: number, at: Date): Promise<void> {
  const since = new Date(at.getTime() - HOUR_MS);
  const sent = await q.countSince(db, 'register', neighbourhoodOf(ip), since).executeTakeFirstOrThrow();
  if (sent.all >= perHour || sent.near >= Math.ceil(perHour / 10)) throw new AppError('CODE_TOO_MANY');
}
