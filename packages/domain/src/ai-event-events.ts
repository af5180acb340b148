/** What AI camera checks tell others. */
export interface AiEventEvents {
  /** A rule saw what it looks for; one on trial tells nobody. */
  'ai-event.found': { eventId: string };
}
