import { isRobot, SENDER_KINDS, type SenderKind } from '@rondo/domain/sender';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sender } from '../../platform/db/schema.gen.ts';
import { type Answered, ask, type Outgoing } from '../../platform/outgoing.ts';
import type { Secrets } from '../../platform/sealed-secret.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Letter } from './letter.ts';
import { robotRefusal, robotRequest } from './robot-format.ts';
import { openParts, type SealedParts } from './sealed-parts.ts';
import { sendMail } from './send-mail.ts';
import { sendOperatorSms } from './send-operator-sms.ts';
import { sendPush } from './send-push.ts';
import * as q from './sender.queries.ts';
import { failureOf, SendingFailed } from './sending-failed.ts';
import { smsRequest, smsShape } from './sms-request.ts';
import { webhookRequest } from './webhook-request.ts';

type SenderSettings = Pick<
  Settings,
  | 'smtpUrl'
  | 'mailFrom'
  | 'smsUrl'
  | 'smsAccessKey'
  | 'smsSecretKey'
  | 'smsSignName'
  | 'smsTemplates'
  | 'publicUrl'
  | 'outgoingLocal'
>;

export interface SenderParts {
  settings: SenderSettings;
  secrets: Secrets;
}

export type SenderStored = Selectable<Sender>;

/** Sends a letter now by the way out of its channel; `db` is that of its company. False where nobody set one up. Throws SendingFailed. */
export async function handOut(parts: SenderParts, db: Db, letter: Letter, at: Date): Promise<boolean> {
  const { settings } = parts;
  switch (letter.channel) {
    case 'mail':
      if (settings.smtpUrl === null) return false;
      await sendMail(settings, settings.smtpUrl, { ...letter, to: letter.target });
      return true;
    case 'sms':
      return handOutSms(parts, db, letter, at);
    case 'push':
      await sendPush(db, settings, letter, at);
      return true;
    case 'robot':
    case 'webhook':
      await post(parts, db, { row: await senderOf(db, letter), letter, at });
      return true;
    default:
      return letter.channel satisfies never;
  }
}

/** By the company's own service, else by the operator's. */
async function handOutSms(parts: SenderParts, db: Db, letter: Letter, at: Date): Promise<boolean> {
  const { settings } = parts;
  const { companyId, target: to } = letter;
  const row = companyId === null ? undefined : await q.sms(db, companyId).executeTakeFirst();
  if (row) {
    await post(parts, db, { row, letter, at });
    return true;
  }
  if (settings.smsUrl === null) return false;
  await sendOperatorSms(settings, settings.smsUrl, { id: letter.id, to, rendered: letter, at });
  return true;
}

async function senderOf(db: Db, { companyId, target }: Letter): Promise<SenderStored> {
  if (companyId === null) throw new Error('a robot or webhook without a company');
  const row = await q.byId(db, companyId, target).executeTakeFirst();
  if (!row) throw new SendingFailed('sender_removed', true);
  return row;
}

interface Posted {
  row: SenderStored;
  letter: Letter;
  at: Date;
}

/** Sends a letter by a sender now; what came back. Throws SendingFailed. */
export async function post(parts: SenderParts, db: Db, { row, letter, at }: Posted): Promise<Answered> {
  const sealed = await openParts(parts.secrets, row);
  if (!sealed) throw new SendingFailed('secret_lost', true);
  const kind = kindOf(row.kind);
  const request = await requestOf(db, { row, letter, at, kind, sealed });
  const answer = await ask(request, parts.settings.outgoingLocal).catch((error: unknown) => {
    throw failureOf(error);
  });
  if (answer.status >= 300) throw new SendingFailed(told(answer), false);
  const refusal = isRobot(kind) ? robotRefusal(answer.text) : null;
  if (refusal !== null) throw new SendingFailed(refusal.slice(0, 200), false);
  return answer;
}

const told = ({ status, text }: Answered): string => `answered ${status} ${text}`.trim().slice(0, 200);

interface Opened extends Posted {
  kind: SenderKind;
  sealed: SealedParts;
}

async function requestOf(db: Db, { row, letter, at, kind, sealed }: Opened): Promise<Outgoing> {
  const { url, secret } = sealed;
  if (isRobot(kind)) {
    const { subject: title, text, params } = letter;
    const markdown = params.markdown === undefined ? {} : { markdown: String(params.markdown) };
    return robotRequest(kind, { url, secret, title, text, at, ...markdown });
  }
  if (kind === 'webhook')
    return webhookRequest({ url, secret, id: letter.id, body: String(letter.params.payload), at });
  const company = await q.companyName(db, row.company_id).executeTakeFirstOrThrow();
  const slots = { mobile: letter.target, text: letter.sms, id: letter.id, company: company.name };
  return smsRequest(smsShape.parse(row.request), sealed, slots);
}

/** A kind as it is stored; the database's CHECK keeps the column to them. */
export function kindOf(text: string): SenderKind {
  const known = SENDER_KINDS.find((kind) => kind === text);
  if (!known) throw new Error(`unknown kind ${text} of a sender`);
  return known;
}
