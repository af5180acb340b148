import type { Message } from '@rondo/contract/message-live';
import type { Language } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import type { Channel } from '@rondo/domain/sender';
import { languageOf, type MessageKey, type Params, translate } from '@rondo/messages';
import type { Tx } from '../../platform/context.ts';
import { secret } from '../../platform/secret.ts';
import { type MailBody, mailHtml } from '../delivery/index.ts';
import { MAIL_OFF_SECRET, mailOffKey } from './mail-off-key.ts';
import { presentMessage } from './message.present.ts';
import type { MessageRow } from './message.queries.ts';

interface Around {
  name: string;
  language: string;
  time_zone: string;
  company: string;
  memberId: string;
  /** Where people reach Rondo. */
  origin: string;
}

/** What a delivery is made of. */
interface Composed {
  params: Record<string, string>;
  language: Language;
  body?: MailBody;
}

interface Told extends Around {
  language: Language;
  messages: readonly Message[];
  say: (key: MessageKey, params?: Params) => string;
}

/** Messages as a channel tells them: a single one speaks for itself, several are counted. `isShared`: others read it too. */
export async function composeFor(
  tx: Tx,
  channel: Channel,
  rows: readonly MessageRow[],
  around: Around,
): Promise<(isShared: boolean) => Composed> {
  const language = languageOf(around.language);
  const reader = { language, timeZone: around.time_zone };
  const messages = rows.map((row) => presentMessage(row, reader, () => false));
  const told = {
    ...around,
    language,
    messages,
    say: (key: MessageKey, params = {}) => translate(language, key, params),
  };
  if (channel === 'mail') {
    const mail = mailOf(told, await offLinks(tx, told));
    return () => ({ language, ...mail });
  }
  return (isShared) => ({ language, params: paramsOf(channel, told, isShared) });
}

function paramsOf(channel: Exclude<Channel, 'mail'>, told: Told, isShared: boolean): Record<string, string> {
  const subject = subjectOf(told);
  const url = pageOf(told);
  switch (channel) {
    case 'sms':
      return { subject: `${subject} ${url}`, text: subject };
    case 'push': {
      const [first] = told.messages;
      const text = told.messages.length === 1 && first ? first.body : titles(told).join('\n');
      return { subject, text, url, tag: told.messages.length === 1 && first ? first.id : `rondo-${told.memberId}` };
    }
    case 'robot':
      return {
        subject: isShared ? told.say('message.robot.for', { name: told.name, subject }) : subject,
        text: chatText(told),
      };
    case 'webhook':
      return { subject, text: '', payload: JSON.stringify(payloadOf(told)) };
    default:
      return channel satisfies never;
  }
}

function subjectOf({ messages, company, say }: Told): string {
  const [first] = messages;
  return messages.length === 1 && first
    ? first.title
    : say('message.mail.subject', { count: messages.length, company });
}

/** Opens what a message is about, and marks it read. */
const linkTo = ({ origin }: Pick<Around, 'origin'>, id: string): string => `${origin}/web/message?go=${id}`;

function pageOf(told: Told): string {
  const [first] = told.messages;
  return told.messages.length === 1 && first ? linkTo(told, first.id) : `${told.origin}/web/message?unread=true`;
}

const titles = ({ messages }: Told): string[] => messages.slice(0, LIMIT.message.inChat).map(({ title }) => title);

function chatText(told: Told): string {
  const shown = told.messages.slice(0, LIMIT.message.inChat);
  const parts = shown.map(({ id, title, body, shopName }) =>
    [...(told.messages.length > 1 ? [title] : []), body, shopName, linkTo(told, id)].filter(Boolean).join('\n'),
  );
  const more = told.messages.length - shown.length;
  return [...parts, ...(more > 0 ? [told.say('message.mail.more', { count: more }), pageOf(told)] : [])].join('\n\n');
}

/** What a webhook is told; the help article `webhook` describes it. */
const payloadOf = (told: Told) => ({
  kind: 'messages',
  company: told.company,
  reader: { id: told.memberId, name: told.name },
  messages: told.messages.map(({ id, category, title, body, reason, objectKind, objectId, shopName, createdAt }) => ({
    ...{ id, category, title, body, reason, objectKind, objectId, shopName, createdAt },
    url: linkTo(told, id),
  })),
});

interface OffLink {
  name: string;
  url: string;
}

/** For each category of a mail the address that switches its mails off, without signing in. */
async function offLinks(tx: Tx, { messages, memberId, origin, language, say }: Told): Promise<OffLink[]> {
  const key = await secret(tx.db, MAIL_OFF_SECRET);
  return [...new Set(messages.map(({ category }) => category))].map((category) => ({
    name: say(`message.category.${category}`),
    url: `${origin}/unsubscribe/message/${mailOffKey(key, { companyId: tx.companyId, memberId, category })}?l=${language}`,
  }));
}

function mailOf(told: Told, off: readonly OffLink[]): Pick<Composed, 'params' | 'body'> {
  const { messages, origin, company, language, say } = told;
  const shown = messages.slice(0, LIMIT.message.inMail);
  const parts = shown.map(({ title, body, shopName }) => [title, body, shopName].filter(Boolean).join('\n'));
  const more = messages.length - shown.length;
  if (more > 0) parts.push(say('message.mail.more', { count: more }));
  parts.push(say('message.mail.open', { url: `${origin}/web/message?unread=true` }));
  parts.push(say('message.mail.footer', { company, url: `${origin}/web/message?panel=profile&section=notifications` }));
  parts.push(off.map(({ name, url }) => say('message.mail.off', { category: name, url })).join('\n'));
  const params = { subject: subjectOf(told), text: parts.join('\n\n') };
  const [only, another] = off;
  // A mail program's own button switches one thing off; with several categories it would have to guess.
  if (!only || another) return { params };
  return { params, body: { html: mailHtml(params.text, language), unsubscribeUrl: only.url, file: null } };
}
