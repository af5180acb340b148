import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { StreamCause } from '@rondo/domain/stream';
import { type Ticket, ticketShape } from './ticket.ts';

/** AES-256-GCM: the key's length, and what stands before the sealed text. */
export const MEDIA_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Says what is sealed, so that nothing else that the same key seals passes for a ticket. */
const TICKET = 'rondo-media-ticket-1';
/** A ticket with the longest source is far below; more is not even decoded. */
const LONGEST_TEXT = 8_192;

/** Why a ticket opens nothing. `ticket_used` is found out by who remembers the ones used (media/used-tickets.ts). */
export type TicketRefusal = Extract<StreamCause, 'ticket_expired' | 'ticket_used' | 'ticket_forged'>;

export class TicketRefused extends Error {
  override readonly name = 'TicketRefused';
  readonly reason: TicketRefusal;

  constructor(reason: TicketRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The ticket as text for an address (base64url): nobody reads or changes it without the key, which has 32 bytes. */
export function sealTicket(key: Buffer, ticket: Ticket): string {
  return seal(key, TICKET, ticket);
}

/** The ticket a text holds. Throws TicketRefused: forged when this key did not seal it, expired from `expiresAt` on. */
export function openTicket(key: Buffer, text: string, now: Date): Ticket {
  const ticket = ticketShape.safeParse(unseal(key, TICKET, text));
  if (!ticket.success) throw new TicketRefused('ticket_forged');
  if (ticket.data.expiresAt <= now) throw new TicketRefused('ticket_expired');
  return ticket.data;
}

/** Any value as text that nobody reads or changes without the key. `purpose` has to be the same when it is opened. */
export function seal(key: Buffer, purpose: string, value: unknown): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The value in a sealed text; undefined where this key did not seal it for this purpose, or it has more than `longest` letters. */
export function unseal(key: Buffer, purpose: string, text: string, longest = LONGEST_TEXT): unknown {
  if (text.length > longest || !/^[\w-]+$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(plain.toString('utf8'));
  } catch {
    // Node says only that it could not be opened, and so do we: a forger learns nothing.
    return undefined;
  }
}
