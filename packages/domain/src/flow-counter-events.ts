/** What counters tell other features. */
export interface FlowCounterEvents {
  /** What it counts means something else from now on: its days are summed anew. */
  'flow-counter.reweighed': { counterId: string };
}
