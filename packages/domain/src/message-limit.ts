/** Limits of messages (product 15); a part of LIMIT. A mail tells of `inMail` messages at most; what became of it is told for `mailDays`. */
export const MESSAGE_LIMIT = {
  batch: 200,
  inMail: 50,
  inChat: 10,
  ledgerDays: 7,
  keepDays: 365,
  reportDays: 92,
  reportKinds: 20,
  kind: 60,
} as const;
