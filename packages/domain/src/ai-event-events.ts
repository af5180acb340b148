/** What AI camera checks tell others. */
export interface AiEventEvents {
  /** A rule saw what it looks for; one on trial tells nobody. */
  'ai-event.found': { eventId: string };
  /** It was so: somebody says it, or the rule that proved itself. */
  'ai-event.confirmed': { eventId: string };
  /** A judgement was taken back. */
  'ai-event.undone': { eventId: string };
}
