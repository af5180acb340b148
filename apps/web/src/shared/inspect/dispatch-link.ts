/** The dispatch wizard stands in the address of the task centre, so that it can be linked to; `shopIds` (repeated) begin a new plan. */
export const DISPATCH_LINK = '/task?dispatch=1';
