import { openTicket, TicketRefused } from '../platform/media/seal.ts';
import type { Ticket } from '../platform/media/ticket.ts';

/**
 * Opens tickets, each once: the id of a used one is remembered until it expires anyway. Throws TicketRefused.
 */
export function ticketDesk(key: Buffer, now: () => Date): (text: string) => Ticket {
  const used = new Map<string, Date>();
  return (text) => {
    const at = now();
    const ticket = openTicket(key, text, at);
    for (const [id, expiresAt] of used) if (expiresAt <= at) used.delete(id);
    if (used.has(ticket.id)) throw new TicketRefused('ticket_used');
    used.set(ticket.id, ticket.expiresAt);
    return ticket;
  };
}
