/** What readings tell other features. */
export interface FlowReadingEvents {
  /** Days of stores are to be summed anew. */
  'flow-reading.written': { days: number };
}
