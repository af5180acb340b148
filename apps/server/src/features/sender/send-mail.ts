import { createTransport } from 'nodemailer';
import type { Settings } from '../../platform/settings.ts';
import { SendingFailed } from './sending-failed.ts';

/** A mail server that does not answer holds a worker no longer than this, ms. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

interface Mail {
  /** Names the mail for good: who gets it twice, after a process died while it sent it, sees that it is the same. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  file?: { name: string; mime: string; bytes: Buffer };
}

/** Gives a mail to the configured server. Throws SendingFailed. */
export async function sendMail({ mailFrom }: Pick<Settings, 'mailFrom'>, smtpUrl: string, mail: Mail): Promise<void> {
  const transport = createTransport(withPatience(smtpUrl));
  try {
    await transport.sendMail({
      from: mailFrom,
      // As an object it is one address, whatever commas and brackets it holds.
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.id}@${domainOf(mailFrom)}>`,
      ...(mail.unsubscribeUrl ? { headers: unsubscribeHeaders(mail.unsubscribeUrl) } : {}),
      ...(mail.file
        ? { attachments: [{ filename: mail.file.name, contentType: mail.file.mime, content: mail.file.bytes }] }
        : {}),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    throw failureOf(error);
  } finally {
    transport.close();
  }
}

/** The part after the at sign of who sends. */
const domainOf = (mailFrom: string): string => /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'rondo.local';

/** RFC 2369 and RFC 8058: a mail program says no by a POST, which no scanner of links makes. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The address with our time limits where it names none of its own. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}

/** A server that refuses the recipient will do so again; all else may pass. */
function failureOf(error: unknown): SendingFailed {
  if (!(error instanceof Error)) return new SendingFailed(String(error), false);
  const code = 'code' in error ? String(error.code) : '';
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0;
  return new SendingFailed(error.message, code === 'EENVELOPE' && reply >= 500, { cause: error });
}
