import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEDIA_KEY_BYTES, openTicket, sealTicket, TicketRefused } from './seal.ts';
import { TICKET_LIFE_MS, type Ticket } from './ticket.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const KEY = randomBytes(MEDIA_KEY_BYTES);
const TICKET: Ticket = {
  id: 'stream-1',
  companyId: 'company',
  memberId: 'member',
  sessionId: 'session',
  cameraId: 'camera',
  use: 'live',
  quality: 'sub',
  source: { driver: 'rtsp', url: 'rtsp://192.0.2.7:554/main', username: 'admin', password: '密码 p@ss' },
  expiresAt: new Date(NOW.getTime() + TICKET_LIFE_MS),
};

function refusalOf(key: Buffer, text: string, now = NOW): string {
  try {
    openTicket(key, text, now);
  } catch (error) {
    if (error instanceof TicketRefused) return error.reason;
    throw error;
  }
  return 'opened';
}

describe('a media ticket', () => {
  it('comes back whole, and shows nothing of its source in clear text', () => {
    const text = sealTicket(KEY, TICKET);
    expect(openTicket(KEY, text, NOW)).toEqual(TICKET);
    expect(text).toMatch(/^[\w-]+$/);
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('192.0.2.7');
    expect(sealTicket(KEY, TICKET)).not.toBe(text);
  });

  it('opens until it expires and not from then on', () => {
    const text = sealTicket(KEY, TICKET);
    expect(refusalOf(KEY, text, new Date(TICKET.expiresAt.getTime() - 1))).toBe('opened');
    expect(refusalOf(KEY, text, TICKET.expiresAt)).toBe('ticket_expired');
  });

  it('of another key is forged', () => {
    expect(refusalOf(randomBytes(MEDIA_KEY_BYTES), sealTicket(KEY, TICKET))).toBe('ticket_forged');
  });

  it('with any bit turned, cut off or made up is forged', () => {
    const bytes = Buffer.from(sealTicket(KEY, TICKET), 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
        expect(refusalOf(KEY, changed.toString('base64url'))).toBe('ticket_forged');
        expect(refusalOf(KEY, bytes.subarray(0, at).toString('base64url'))).toBe('ticket_forged');
      }),
      { numRuns: 50 },
    );
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => refusalOf(KEY, text) === 'ticket_forged'));
    expect(refusalOf(KEY, 'A'.repeat(100_000))).toBe('ticket_forged');
  });
});
