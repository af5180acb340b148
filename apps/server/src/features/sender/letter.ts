import type { Channel } from '@rondo/domain/sender';

/** What leaves, in the words of its reader. */
export interface Letter {
  /** Names it for good: who gets it twice sees that it is the same. */
  id: string;
  /** Null: sent before a company is known, or meant to outlive it. */
  companyId: string | null;
  channel: Channel;
  /** An address or a number; of a push the browser, of robots and webhooks the sender. */
  target: string;
  /** Which text it is. */
  key: string;
  params: Readonly<Record<string, string | number>>;
  subject: string;
  text: string;
  html: string;
  /** The same in one line, for a text message. */
  sms: string;
  /** Of a mail: where its reader says no to further ones, and a file. */
  unsubscribeUrl?: string;
  file?: { name: string; mime: string; bytes: Buffer };
}
