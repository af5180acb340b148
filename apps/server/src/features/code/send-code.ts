import { createHmac, randomInt } from 'node:crypto';
import type { Language } from '@rondo/domain/language';
import { type CodePurpose, ONE_TIME_CODE } from '@rondo/domain/one-time-code';
import { translate } from '@rondo/messages';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { secret } from '../../platform/secret.ts';
import { deliver, type Target } from '../delivery/index.ts';
import * as q from './code.queries.ts';

const HOUR_MS = 3_600_000;

interface Asked {
  purpose: CodePurpose;
  target: Target;
  language: Language;
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

/** A new code on its way. Refuses CODE_TOO_SOON within 60 s of the last one, CODE_TOO_MANY after 10 within an hour. */
export async function sendCode({ db, now, newId }: Clock, asked: Asked): Promise<void> {
  const { purpose, target, language, isKnown = true } = asked;
  const to = target.mobile ?? target.mail;
  const code = String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0');
  const hash = await hashCode(db, purpose, to, code);
  await db.transaction().execute(async (trx) => {
    const at = now();
    await q.lockTarget(to).execute(trx);
    const recent = await q.recentCodes(trx, to, new Date(at.getTime() - HOUR_MS)).execute();
    const last = recent.find((c) => c.purpose === purpose);
    const waitMs = last ? last.created_at.getTime() + ONE_TIME_CODE.resendS * 1000 - at.getTime() : 0;
    if (waitMs > 0) throw new AppError('CODE_TOO_SOON', { params: { seconds: Math.ceil(waitMs / 1000) } });
    if (recent.length >= ONE_TIME_CODE.perHour) throw new AppError('CODE_TOO_MANY');
    const expiresAt = new Date(at.getTime() + ONE_TIME_CODE.minutes * 60_000);
    await q.insertCode(trx, { id: newId(), purpose, target: to, hash, at, expiresAt }).execute();
    if (!isKnown) return;
    const params = {
      code,
      minutes: ONE_TIME_CODE.minutes,
      purpose: translate(language, `delivery.purpose.${purpose}`),
    };
    await deliver(trx, { now, newId }, { companyId: null, target, text: 'code', params, language });
  });
}
