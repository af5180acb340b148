/** Machines that no command of a person drives one thing through, and what tries them instead. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  company: 'its end is the end of all people who would go on: dissolution.test.ts',
  ownership_offer: 'who owns the company would change for every other sequence: company.test.ts',
  cited_change: 'files of the knowledge base and versions of templates move it: cited-change.test.ts',
  device: 'what a device answers moves it: device.test.ts',
  device_command: 'what a device answers moves it: device.test.ts',
  assistant_message: 'what a language model answers moves it: assistant.test.ts',
  unanswered_question: 'what the knowledge base does not answer makes it: assistant.test.ts',
  edge: 'the connection of a gateway moves it: edge.test.ts',
  job_run: 'the worker moves it: job.test.ts',
  subscription_run: 'the worker moves it: subscription.test.ts',
  subscription_delivery: 'the worker moves it: subscription.test.ts',
  ai_event: 'what a camera shows makes it: ai-event.test.ts',
  ai_rule: 'what people say of its events moves it: ai-event.test.ts',
  timed_snapshot_frame: 'the worker moves it: timed-snapshot.test.ts',
};
