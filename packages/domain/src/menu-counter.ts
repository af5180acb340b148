/** What the menu counts beside applications, tasks and messages, in one call: what waits for the reader, by the name of its part of the state. */
export const MENU_COUNTERS = [
  // points by hand that wait for the reader as a second person
  'pointsToConfirmCount',
  // appeals against points that the reader may decide
  'pointsAppealCount',
  // reports that the reader is to acknowledge
  'receiptCount',
  // learning lists that the reader still has to learn
  'toLearnCount',
  // cited files that changed: check items to be looked at
  'citedChangeCount',
  // feedback of the company that nobody has answered
  'feedbackCount',
  // requests for access to the knowledge base that the reader may decide
  'knowledgeRequestCount',
  // questions that the knowledge base does not answer and that wait for the reader
  'unansweredCount',
  // events of AI checks that wait for a judgement
  'aiEventCount',
] as const;
export type MenuCounter = (typeof MENU_COUNTERS)[number];
